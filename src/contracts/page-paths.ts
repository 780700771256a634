/** Pages that letters and answers of the API name. */
export const pagePaths = {
  order: '/orders/t/:token',
  /** To which the customer comes back from a payment provider. */
  payment: '/payments/:id',
} as const;

/** The page where the order of this page is paid (row 70). */
export const payPathOf = (orderPath: string): string => `${orderPath}/pay`;

/** The page where goods of the order of this page are given back (row 72). */
export const returnPathOf = (orderPath: string): string => `${orderPath}/return`;
