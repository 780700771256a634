/** Letters of the name of a saved view. */
export const LONGEST_VIEW_NAME = 60;
/** Views that a member keeps, and that all share. */
export const MOST_VIEWS = 30;
