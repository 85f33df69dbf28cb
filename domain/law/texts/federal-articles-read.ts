/**
 * Which articles of federal norms were read, in which copy and as of which day. What is not here was not read, and no rule
 * that rests on it may say `confirmed: true` (`rule/read.test.ts`).
 */
import type { IsoDate } from '../rule/requirement.ts';

/**
 * The copy. A: the official page, stored with its day; B: the official compiled text inside other material; C: the article
 * on the page of a legal publisher; D: what an institute, an assembly or the press says of it, which is not the text.
 */
export type Grade = 'A' | 'B' | 'C' | 'D';

export interface ArticleRead {
  /** As the rules quote the norm; a wording that is no longer in force is a norm of its own here. */
  readonly norms: readonly string[];
  readonly grade: Grade;
  /** The day whose state was read, never that of writing it down. `YYYY-MM-DD`. */
  readonly on: IsoDate;
  readonly whole: 'all' | readonly string[];
  /** Articles of which the copy is cut. */
  readonly inPart?: readonly string[];
}

/** 'from 10 to 13' as '10', '11', '12', '13'. */
export const articles = (...parts: readonly (string | number | readonly [from: number, to: number])[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part !== 'object') return [String(part)];
    const [from, to] = part;
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });

const OFFICIAL_PAGES = '2026-07-29';
const PRINTED_PAGES = '2026-08-03';
const COMPARED_PAGES = '2026-10-06';

export const FEDERAL_ARTICLES_READ: readonly ArticleRead[] = [
  {
    norms: ['CF', 'CF/88', 'CF (redação da EC 88/2015)', 'CF/88 (redação da EC 88/2015)'],
    grade: 'A',
    on: OFFICIAL_PAGES,
    whole: articles([37, 42], 73, 93, 129, 144, 149, 167, 194, 195, 201, 202, [248, 250]),
  },
  {
    norms: ['CF (redação original)', 'CF/88 (redação original)'],
    grade: 'A',
    on: OFFICIAL_PAGES,
    whole: articles([37, 42], 93, 129, 201, 202),
  },
  {
    norms: ['CF (redação da EC 20/1998)', 'CF/88 (redação da EC 20/1998)'],
    grade: 'A',
    on: OFFICIAL_PAGES,
    whole: articles(40, 201),
  },
  {
    norms: ['CF/88 (redação da EC 41/2003)', 'CF/88 (redação da EC 47/2005)'],
    grade: 'A',
    on: OFFICIAL_PAGES,
    whole: articles(40),
  },
  { norms: ['EC 20/1998'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['EC 41/2003'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['EC 47/2005'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['EC 70/2012'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['EC 88/2015'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['EC 103/2019'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['LC 51/1985', 'LC 51/1985 (redação original)'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['LC 123/2006'], grade: 'A', on: OFFICIAL_PAGES, whole: ['18-A', '18-B', '18-C'] },
  { norms: ['LC 142/2013'], grade: 'B', on: COMPARED_PAGES, whole: 'all' },
  { norms: ['LC 144/2014'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['LC 152/2015'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['Lei 810/1949'], grade: 'C', on: '2026-01-01', whole: articles([1, 4]) },
  { norms: ['Lei 5.172/1966'], grade: 'B', on: '2025-12-31', whole: articles(173) },
  {
    norms: ['Lei 8.112/1990'],
    grade: 'B',
    on: COMPARED_PAGES,
    whole: articles(7, 15, 40, 41, 49, '62-A', 67, 87, [100, 103], [183, 195], [215, 225], 231, [243, 248]),
  },
  {
    norms: ['Lei 8.212/1991'],
    grade: 'A',
    on: PRINTED_PAGES,
    whole: articles([12, 14], 20, 21, 24, 25, 28, 30, 35, 43, '45-A', 55),
  },
  {
    norms: ['Lei 8.213/1991'],
    grade: 'A',
    on: '2026-10-09',
    whole: articles(
      [9, 63],
      ...['21-A', '27-A', '29-A', '29-B', '29-C', '38-A', '38-B', '41-A', '73-A'],
      [74, 79],
      86,
      [94, 99],
      102,
      103,
      '103-A',
      [122, 125],
      135,
      '135-A',
      142,
      143,
      151,
    ),
    inPart: articles(101, 115),
  },
  { norms: ['Lei 9.394/1996'], grade: 'B', on: '2025-12-02', whole: articles(21, 61, 62, 67) },
  { norms: ['Lei 9.430/1996'], grade: 'B', on: '2026-01-01', whole: articles(61) },
  { norms: ['Lei 9.717/1998'], grade: 'B', on: COMPARED_PAGES, whole: 'all' },
  { norms: ['Lei 9.876/1999'], grade: 'A', on: COMPARED_PAGES, whole: articles([3, 9]) },
  { norms: ['Lei 10.666/2003'], grade: 'A', on: PRINTED_PAGES, whole: 'all' },
  { norms: ['Lei 10.887/2004'], grade: 'A', on: OFFICIAL_PAGES, whole: 'all' },
  { norms: ['Lei 11.718/2008'], grade: 'B', on: '2026-01-01', whole: articles([1, 10], 12) },
  { norms: ['Lei 12.618/2012'], grade: 'B', on: COMPARED_PAGES, whole: 'all' },
  {
    norms: ['Decreto 3.048/1999'],
    grade: 'A',
    on: PRINTED_PAGES,
    whole: articles(
      9,
      [11, 41],
      ...['19-A', '19-B', '19-C', '19-D', '19-E', '19-F', '27-A'],
      [43, 80],
      ...['70-A', '70-B', '70-C', '70-D', '70-E', '70-F', '70-G', '70-H', '70-I', '70-J'],
      [104, 115],
      [120, 135],
      ...[145, 154, 167, 173, 174, '181-A', '181-B', '181-C', '181-D'],
      [182, 188],
      ...['183-A', '187-A', '188-A', '188-B', '188-C', '188-D', '188-E', '188-F', '188-G', '188-H', '188-I', '188-J'],
      ...['188-K', '188-L', '188-M', '188-N', '188-O', '188-P', '188-Q'],
      ...[199, '199-A', 214, 215, 216, '216-A', 238, 239, 347, '347-A', 348, 349],
    ),
    inPart: articles(198),
  },
  { norms: ['IN 128/2022'], grade: 'C', on: '2023-07-13', whole: articles('257-A', 323) },
  {
    norms: ['Portaria MTP 1.467/2022'],
    grade: 'C',
    on: '2024-12-31',
    whole: articles('13-A', 176),
    inPart: articles(1, 2),
  },
  {
    norms: ['Portaria MTP 1.467/2022, anexo V'],
    grade: 'C',
    on: '2024-12-31',
    whole: articles(9),
    inPart: articles(4),
  },
  { norms: ['Súmula Vinculante 33'], grade: 'C', on: '2014-10-24', whole: 'all' },
];
