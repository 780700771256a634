import type { Palette } from '#contracts/shop-look.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import { unreadableColours } from '#modules/brand/index.ts';
import type { Problem } from '#platform/files/file-problems.ts';

/** The colours of the owner that cannot be read, each with the nearest one that would do. */
export async function paletteProblems(
  file: string,
  palette: Palette,
  lineAt: (path: readonly PropertyKey[]) => number | undefined,
): Promise<Problem[]> {
  const unreadable = await unreadableColours(palette);
  return unreadable.map((one) => ({
    file,
    line: lineAt(['palette', one.field]),
    message: contentFileProblems.unreadable(one),
  }));
}
