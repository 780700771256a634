import { dropDrafts } from './drafts.ts';

/** Loads the office again, without anything of the member who worked here. */
export function openAnew(): void {
  dropDrafts();
  location.assign('/admin/');
}
