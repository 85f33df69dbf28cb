const planalto = 'https://www.planalto.gov.br/ccivil_03';

/** Where the text of a norm can be read, by the name it is quoted with. */
export const normAddresses: Readonly<Record<string, string>> = {
  CF: `${planalto}/constituicao/constituicao.htm`,
  'EC 20/1998': `${planalto}/constituicao/emendas/emc/emc20.htm`,
  'EC 41/2003': `${planalto}/constituicao/emendas/emc/emc41.htm`,
  'EC 47/2005': `${planalto}/constituicao/emendas/emc/emc47.htm`,
  'EC 103/2019': `${planalto}/constituicao/emendas/emc/emc103.htm`,
  'Lei 8.213/1991': `${planalto}/leis/l8213cons.htm`,
  'Lei 9.717/1998': `${planalto}/leis/l9717.htm`,
  'Lei 9.796/1999': `${planalto}/leis/l9796.htm`,
  'Lei 10.887/2004': `${planalto}/_ato2004-2006/2004/lei/l10.887.htm`,
};

/** The page of the norm that a quotation such as 'EC 103/2019, art. 26, § 2º' begins with; null for one without a page here. */
export const addressOfNorm = (quotation: string): string | null => normAddresses[quotation.split(',')[0] ?? ''] ?? null;
