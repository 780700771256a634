/** Loads the office again, without anything of the member who worked here. */
export const openAnew = (): void => location.assign('/admin/');
