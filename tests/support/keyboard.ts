import type { Page } from 'playwright-core';

/** Puts a text on the clipboard, as a spreadsheet does, and pastes it with the keys. */
export async function paste(page: Page, copied: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), copied);
  await page.keyboard.press('Control+KeyV');
}

/** Presses a key of a Russian layout with Ctrl. */
export async function pressRussian(page: Page, code: string, key: string, isShift = false) {
  const session = await page.context().newCDPSession(page);
  const modifiers = isShift ? 10 : 2;
  const windowsVirtualKeyCode = code.charCodeAt(3);
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', {
      type,
      modifiers,
      code,
      key,
      windowsVirtualKeyCode,
    });
  }
  await session.detach();
}
