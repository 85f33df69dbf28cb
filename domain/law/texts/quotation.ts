/** Quotations of the law as they are written here: 'EC 103/2019, art. 15, I, II; art. 26, § 2º, I; Lei 8.213/1991, art. 25, II'. */

/** One article of a norm, or a norm or decision as a whole. */
export interface Quoted {
  /** As it is quoted: 'EC 103/2019', 'LC 1.354/2020 de São Paulo', 'STF, ADI 7727'. */
  readonly norm: string;
  /** 'art. 15, I, II'; null where the whole is quoted. */
  readonly article: string | null;
  /** '15', '188-K', '6-A': the article without its paragraphs and items; null where the whole is quoted. */
  readonly number: string | null;
  /** 'redação original', 'redação da EC 20/1998', 'redação de dezembro de 2025': another wording than that of the norm's own text. */
  readonly wording: string | null;
}

const ARTICLE = /(?:^|, )(art\. (\d+)[ºo]?(-[A-Z]+)?(?=$|[\s,;]).*)$/;
const WORDING = / \((redação (?:original|da [^)]+))\)|, na (redação d[aeo] [^,;]+)/;

/** 'EC 104/2020 de Minas Gerais, ADCT' is the ADCT, 'EC 90/2021, LC 195/2021' the LC; 'STF, ADI 7727' is one name. */
const lastOf = (names: string): string => names.split(/, (?=(?:EC|LC|Lei|Decreto|CE|LO|ADCT)\b)/).at(-1) ?? names;

/**
 * The parts of a quotation. Parts are separated by '; ', each of one article; a part that begins with 'art.' is of the
 * norm before it. `null` where a part names no norm.
 */
export const quotedIn = (quotation: string): readonly Quoted[] => {
  let norm = '';
  return quotation.split('; ').map((part) => {
    const [, inBrackets, afterComma] = WORDING.exec(part) ?? [];
    const wording = inBrackets ?? afterComma ?? null;
    const bare = part.replace(WORDING, '');
    const found = ARTICLE.exec(bare);
    if (found === null) {
      norm = lastOf(bare);
      return { norm, article: null, number: null, wording };
    }
    const before = bare.slice(0, found.index);
    if (before !== '') norm = lastOf(before);
    const [, article = '', number = '', letters = ''] = found;
    return { norm, article, number: `${number}${letters}`, wording };
  });
};
