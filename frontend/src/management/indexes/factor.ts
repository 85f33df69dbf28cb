const sixDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 6, maximumFractionDigits: 6 });

/** A factor as the ordinances print it: '1,003900'. */
export const factor = (index: number): string => sixDecimals.format(index);
