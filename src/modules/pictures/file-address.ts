/** Begins the address of a picture that a feed names by its file only. Nothing is read from such an address. */
export const FILE_ADDRESS = 'file:';
