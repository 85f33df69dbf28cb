const planalto = 'https://www.planalto.gov.br/ccivil_03';

/** Where the text of a norm can be read, by the name it is quoted with. */
export const normAddresses: Readonly<Record<string, string>> = {
  CF: `${planalto}/constituicao/constituicao.htm`,
  'CF/88': `${planalto}/constituicao/constituicao.htm`,
  'EC 20/1998': `${planalto}/constituicao/emendas/emc/emc20.htm`,
  'EC 41/2003': `${planalto}/constituicao/emendas/emc/emc41.htm`,
  'EC 47/2005': `${planalto}/constituicao/emendas/emc/emc47.htm`,
  'EC 70/2012': `${planalto}/constituicao/emendas/emc/emc70.htm`,
  'EC 88/2015': `${planalto}/constituicao/emendas/emc/emc88.htm`,
  'EC 103/2019': `${planalto}/constituicao/emendas/emc/emc103.htm`,
  'LC 51/1985': `${planalto}/leis/lcp/lcp51.htm`,
  'LC 142/2013': `${planalto}/leis/lcp/lcp142.htm`,
  'LC 152/2015': `${planalto}/leis/lcp/lcp152.htm`,
  'Lei 8.213/1991': `${planalto}/leis/l8213cons.htm`,
  'Lei 9.717/1998': `${planalto}/leis/l9717.htm`,
  'Lei 9.796/1999': `${planalto}/leis/l9796.htm`,
  'Lei 9.876/1999': `${planalto}/leis/l9876.htm`,
  'Lei 10.887/2004': `${planalto}/_ato2004-2006/2004/lei/l10.887.htm`,
  'Decreto 3.048/1999': `${planalto}/decreto/d3048.htm`,
};

/** The page of the norm that a quotation such as 'EC 103/2019, art. 26, § 2º' begins with; null for one without a page here. */
export const addressOfNorm = (quotation: string): string | null => normAddresses[normOf(quotation)] ?? null;

const normOf = (quotation: string): string => quotation.split(/,| \(| d[oae] /)[0]?.trim() ?? '';

/** A part of a quotation of the law, with the page on which it can be read; null where none is known. */
export interface Citation {
  readonly text: string;
  readonly address: string | null;
}

interface Source {
  readonly title: string;
  readonly address: string;
}

/** Lei Complementar and Emenda are written out in some titles. */
const isOf = (norm: string, { title }: Source): boolean => {
  const [number] = /[\d.]+\/\d{4}/.exec(norm) ?? [];
  return number !== undefined && title.includes(number);
};

/**
 * 'EC 47/2005, art. 3º; CF, art. 40' part by part. The pages of the rule itself come first; 'art. 26, § 3º' after a semicolon is of
 * the norm before it.
 */
export const citationsOf = (quotation: string, sources: readonly Source[]): Citation[] => {
  let norm = '';
  return quotation.split('; ').map((text) => {
    if (!/^(arts?\.|§)/.test(text)) norm = normOf(text);
    return { text, address: sources.find((source) => isOf(norm, source))?.address ?? addressOfNorm(norm) };
  });
};
