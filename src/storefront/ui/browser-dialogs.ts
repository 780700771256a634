/** `alert` and `confirm`, which the specification requires. They are called only here. */
export function showAlert(text: string): void {
  window.alert(text);
}

export const askConfirmation = (question: string): boolean => window.confirm(question);
