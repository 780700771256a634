/** What has fields of dates, on a page in a browser or a mounted one. */
interface Place {
  getByRole(role: 'group', options: { name: string }): Fields;
}

interface Fields {
  waitFor(): Promise<void>;
  evaluateAll(run: (found: HTMLElement[], text: string) => void, text: string): Promise<void>;
}

/** Pastes a date into the field with this label, `05.12.2026` or with a time, as a person does who has it on the clipboard. */
export async function pasteDay(place: Place, label: string, text: string): Promise<void> {
  const group = place.getByRole('group', { name: label });
  await group.waitFor();
  await group.evaluateAll(([field], pasted) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => pasted } });
    field?.querySelector('[role="spinbutton"]')?.dispatchEvent(event);
  }, text);
}
