/** Screens of visitors, as the options of a page. */
export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
