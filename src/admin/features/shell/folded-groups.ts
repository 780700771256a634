/** The place in the browser: the groups of the navigation that are folded, with commas. */
const PLACE = 'office-folded';

/** In a browser that keeps nothing none is. */
export function foldedGroups(): readonly string[] {
  try {
    return (localStorage.getItem(PLACE) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

/** Folds a group from now on, in all windows of this browser, or unfolds it. */
export function foldGroup(key: string, isFolded: boolean): void {
  const others = foldedGroups().filter((one) => one !== key);
  try {
    localStorage.setItem(PLACE, (isFolded ? [...others, key] : others).join());
  } catch {
    // A browser that keeps nothing shows all groups on the next page.
  }
}
