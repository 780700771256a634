/** The secret of a link, which stands behind `#` so that no server's log has it; empty where the link is broken. */
export const linkKey = (): string => /^#key=([\w-]+)$/.exec(location.hash)?.[1] ?? '';
