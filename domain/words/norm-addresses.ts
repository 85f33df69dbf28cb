const planalto = 'https://www.planalto.gov.br/ccivil_03';
const amendment = (number: number): string => `${planalto}/constituicao/emendas/emc/emc${number}.htm`;
const CONSTITUTION = `${planalto}/constituicao/constituicao.htm`;
const CONSTITUTION_OF_1988 =
  'https://www2.camara.leg.br/legin/fed/consti/1988/constituicao-1988-5-outubro-1988-322142-publicacaooriginal-1-pl.html';

/** The official page on which the text of a federal norm can be read, by the name it is quoted with. */
export const normAddresses: Readonly<Record<string, string>> = {
  CF: CONSTITUTION,
  'CF/88': CONSTITUTION,
  'CF (redação original)': CONSTITUTION_OF_1988,
  'CF/88 (redação original)': CONSTITUTION_OF_1988,
  'CF (redação da EC 20/1998)': amendment(20),
  'CF/88 (redação da EC 20/1998)': amendment(20),
  'CF/88 (redação da EC 41/2003)': amendment(41),
  'CF/88 (redação da EC 47/2005)': amendment(47),
  'CF/88 (redação da EC 88/2015)': amendment(88),
  'EC 20/1998': amendment(20),
  'EC 41/2003': amendment(41),
  'EC 47/2005': amendment(47),
  'EC 70/2012': amendment(70),
  'EC 88/2015': amendment(88),
  'EC 103/2019': amendment(103),
  'LC 51/1985': `${planalto}/leis/lcp/lcp51.htm`,
  'LC 51/1985 (redação original)': `${planalto}/leis/lcp/lcp51.htm`,
  'LC 123/2006': `${planalto}/leis/lcp/lcp123.htm`,
  'LC 142/2013': `${planalto}/leis/lcp/lcp142.htm`,
  'LC 144/2014': `${planalto}/leis/lcp/lcp144.htm`,
  'LC 152/2015': `${planalto}/leis/lcp/lcp152.htm`,
  'Lei 810/1949': `${planalto}/leis/l0810-49.htm`,
  'Lei 5.172/1966': `${planalto}/leis/l5172compilado.htm`,
  'Lei 7.713/1988': `${planalto}/leis/l7713.htm`,
  'Lei 8.112/1990': `${planalto}/leis/l8112cons.htm`,
  'Lei 8.212/1991': `${planalto}/leis/l8212cons.htm`,
  'Lei 8.213/1991': `${planalto}/leis/l8213cons.htm`,
  'Lei 9.250/1995': `${planalto}/leis/l9250.htm`,
  'Lei 9.394/1996': `${planalto}/leis/l9394.htm`,
  'Lei 9.430/1996': `${planalto}/leis/l9430compilada.htm`,
  'Lei 9.717/1998': `${planalto}/leis/l9717.htm`,
  'Lei 9.796/1999': `${planalto}/leis/l9796.htm`,
  'Lei 9.876/1999': `${planalto}/leis/l9876.htm`,
  'Lei 10.666/2003': `${planalto}/leis/2003/l10.666compilado.htm`,
  'Lei 10.887/2004': `${planalto}/_ato2004-2006/2004/lei/l10.887.htm`,
  'Lei 11.482/2007': `${planalto}/_ato2007-2010/2007/lei/l11482.htm`,
  'Lei 11.718/2008': `${planalto}/_ato2007-2010/2008/lei/l11718.htm`,
  'Lei 12.618/2012': `${planalto}/_ato2011-2014/2012/lei/l12618.htm`,
  'Lei 13.183/2015': `${planalto}/_ato2015-2018/2015/lei/l13183.htm`,
  'Decreto 3.048/1999': `${planalto}/decreto/d3048.htm`,
  'IN 128/2022': 'https://www.gov.br/inss/pt-br/centrais-de-conteudo/legislacao',
  'Portaria MTP 1.467/2022': 'https://www.gov.br/previdencia/pt-br/assuntos/rpps/legislacao-dos-rpps',
  'Portaria MTP 1.467/2022, anexo II': 'https://www.gov.br/previdencia/pt-br/assuntos/rpps/legislacao-dos-rpps',
  'Portaria MTP 1.467/2022, anexo V': 'https://www.gov.br/previdencia/pt-br/assuntos/rpps/legislacao-dos-rpps',
  'Portaria DIRBEN 990/2022': 'https://portalin.inss.gov.br/portaria990',
  'Súmula Vinculante 33': 'https://portal.stf.jus.br/jurisprudencia/sumariosumulas.asp?base=26&sumula=1941',
  'STF, ADI 6309': 'https://portal.stf.jus.br/',
  'STF, ADI 7727 (cautelar)': 'https://portal.stf.jus.br/',
};

/** 'art1' to 'art36': the marks of a page that was seen to have them, and no others. */
const upTo = (last: number, ...more: readonly string[]): ReadonlySet<string> =>
  new Set([...Array.from({ length: last }, (_, index) => String(index + 1)), ...more]);

/** Pages on which an article can be led to by itself, with the articles that have a mark there. */
const marksOf: Readonly<Record<string, ReadonlySet<string>>> = {
  [CONSTITUTION]: new Set(
    ['37', '38', '40', '41', '42', '73', '93', '129', '144', '149', '167', '194', '195', '201', '202'].concat(
      ...['248', '249', '250'],
    ),
  ),
  [amendment(41)]: upTo(11, '6-A'),
  [amendment(47)]: upTo(6),
  [amendment(70)]: upTo(3),
  [amendment(88)]: upTo(3),
  [amendment(103)]: upTo(36),
  [`${planalto}/leis/lcp/lcp51.htm`]: upTo(4),
  [`${planalto}/leis/lcp/lcp144.htm`]: upTo(3),
  [`${planalto}/leis/lcp/lcp152.htm`]: upTo(4),
  [`${planalto}/_ato2004-2006/2004/lei/l10.887.htm`]: upTo(20),
};

/** The wording of another norm stands where that norm puts it: its own marks are not those of the article. */
const isAnOlderWording = (norm: string): boolean => norm.includes(' (redação ');

/** The official page of a norm as the rules quote it, at the article where the page has a mark for it; null for one without a page here. */
export const officialAddress = (norm: string, article: string | null): string | null => {
  const address = normAddresses[norm];
  if (address === undefined) return null;
  const isMarked = article !== null && !isAnOlderWording(norm) && marksOf[address]?.has(article) === true;
  return isMarked ? `${address}#art${article.replace('-', '').toLowerCase()}` : address;
};

/** The page of the norm that a quotation such as 'EC 103/2019, art. 26, § 2º' begins with; null for one without a page here. */
export const addressOfNorm = (quotation: string): string | null => normAddresses[normOf(quotation)] ?? null;

/** The federal norms of a quotation, each with its page; none without a page here. */
export const pagesOf = (quotation: string): { norm: string; address: string }[] =>
  quotation.split('; ').flatMap((part) => {
    const norm = normOf(part);
    const address = normAddresses[norm];
    return address === undefined ? [] : [{ norm, address }];
  });

const normOf = (quotation: string): string => quotation.split(/,| \(| d[oae] /)[0]?.trim() ?? '';

/** A part of a quotation of the law, with the page on which it can be read; null where none is known. */
export interface Citation {
  readonly text: string;
  readonly address: string | null;
}

interface Source {
  readonly norm: string;
  readonly address: string | null;
}

/** `text`: 'EC 104/2020 de Minas Gerais, ADCT, art. 145' names the ADCT last. */
const isOf = (quoted: string, text: string, { norm }: Source): boolean => {
  const [number] = /[\d.]+\/\d{4}/.exec(quoted) ?? [];
  return norm === quoted || text.includes(`, ${norm}, art`) || (number !== undefined && norm.includes(number));
};

/** '26' of 'EC 103/2019, art. 26, § 2º', '6-A' of 'art. 6º-A'; null where no article is named. */
const articleOf = (text: string): string | null => {
  const [, number, letter = ''] = /\barts?\. (\d+)[ºo]?(-[A-Z]+)?/.exec(text) ?? [];
  return number === undefined ? null : `${number}${letter}`;
};

/** The Constitution as it was: 'CF/88 (redação da EC 20/1998)', as the rules name it, of what is quoted in brackets. */
const inWording = (norm: string, text: string): string => {
  const [, inBrackets] = /\(([^)]+)\)/.exec(text) ?? [];
  if (!norm.startsWith('CF') || inBrackets === undefined) return norm;
  return `CF/88 (${inBrackets.startsWith('EC ') ? `redação da ${inBrackets}` : inBrackets})`;
};

/** Of a norm of everybody: the article itself where its page has a mark for it, and the page of a wording that is no more. */
const addressOfArticle = (norm: string, article: string | null, text: string): string | null => {
  const worded = inWording(norm, text);
  return officialAddress(worded, article) ?? (worded === norm ? null : addressOfNorm(norm));
};

/**
 * 'EC 47/2005, art. 3º; CF, art. 40' part by part, each at the article that it names. A norm of a place has the page that the
 * rule gives; 'art. 26, § 3º' after a semicolon is of the norm before it, '§ 3º' of the article too.
 */
export const citationsOf = (quotation: string, sources: readonly Source[]): Citation[] => {
  let norm = '';
  let article: string | null = null;
  return quotation.split('; ').map((text) => {
    if (!/^(arts?\.|§)/.test(text)) norm = normOf(text);
    if (!text.startsWith('§')) article = articleOf(text);
    const own = sources.find((source) => isOf(norm, text, source))?.address ?? null;
    const ofArticle = article === null ? null : addressOfArticle(norm, article, text);
    return { text, address: ofArticle ?? own ?? addressOfNorm(norm) };
  });
};
