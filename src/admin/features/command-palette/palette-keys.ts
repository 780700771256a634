export const isApple = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** The keys of the palette as this computer names them. */
export const paletteKeys = isApple ? '⌘K' : 'Ctrl K';
