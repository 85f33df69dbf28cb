import Handlebars from 'handlebars';
import { formatDate } from '../domain/words/format.ts';
import { reportWords } from '../domain/words/report.ts';
import { reportContent } from './content/index.ts';
import { reportSources } from './content/sources.ts';
import type { ReportData } from './data.ts';
import { fontFaces } from './fonts.ts';
import { reportStyle, runningLines } from './style.ts';
import { blockPartial, reportTemplate, tablePartial } from './template.ts';

const handlebars = Handlebars.create();
handlebars.registerHelper('is', (left: unknown, right: unknown) => left === right);
/** A table this short reads better on the next page than cut in two. */
const FEW_ROWS = 10;
handlebars.registerHelper('fewRows', (rows: readonly unknown[]) => rows.length <= FEW_ROWS);
handlebars.registerPartial('table', tablePartial);
handlebars.registerPartial('block', blockPartial);
const render = handlebars.compile(reportTemplate, { strict: false });

/** 'PR 12.345' and 'OAB/PR 12.345' are both a number of the bar; its name is said once. */
const barNumber = (typed: string | null | undefined): string | null => {
  const number = (typed ?? '').trim();
  if (number === '') return null;
  return /^oab\b/i.test(number) ? number : `OAB ${number}`;
};

const closing = ({ request, office, calculation, customer, printedOn }: ReportData) => {
  if (request.sections !== undefined && !request.sections.includes('RODAPE')) return null;
  const place = [customer.city, customer.state ?? calculation.state].filter((part) => part !== null).join(' – ');
  return {
    place: place === '' ? formatDate(printedOn) : `${place}, ${formatDate(printedOn)}.`,
    lawyerName: request.lawyerName ?? office.name,
    oab: barNumber(request.oabValue),
    officeText: office.text,
  };
};

/** What is printed, whatever typesets it. */
export const printedReport = (data: ReportData) => {
  const sources = reportSources(data);
  return {
    title: reportWords.title,
    subtitle: reportWords.subtitle,
    office: data.office,
    sections: [...reportContent(data), ...(sources === null ? [] : [sources])],
    closing: closing(data),
  };
};

/** The whole document as HTML: what the preview shows is what Chromium prints. */
export const reportHtml = (data: ReportData): string => {
  const printed = printedReport(data);
  const { office, closing: end } = printed;
  return render({
    ...printed,
    style: `${fontFaces()}\n${reportStyle}\n${runningLines(office.name, end?.officeText ?? null)}`,
  });
};
