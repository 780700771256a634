/** The browser's own dialogs, which the specification asks for by name; called here and nowhere else. */
export function showAlert(text: string): void {
  window.alert(text);
}

export const askConfirmation = (question: string): boolean => window.confirm(question);
