/** The browser's own alert, which the specification asks for by name; called here and nowhere else. */
export function showAlert(text: string): void {
  window.alert(text);
}
