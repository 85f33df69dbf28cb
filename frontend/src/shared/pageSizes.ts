/** How many rows a page may have, in every list of the program. */
export const pageSizes = [5, 10, 15, 50, 100];
