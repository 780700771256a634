/** What a route says of the layout around its page, in its `handle`. */
export interface PageHandle {
  /** The header is one line: search, catalogue and lists are in the menu. */
  readonly hasShortHeader?: boolean;
}
