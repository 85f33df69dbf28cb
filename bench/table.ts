import { type Figure, type Finding, isMet, ratioOf, type Target } from './figure.ts';

/** At least three significant digits, with thousands separators. */
const number = (value: number): string => {
  const few = Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : few });
};

const withUnit = (value: number, unit: Figure['unit']): string =>
  unit === '' || unit === '/s' || unit === '×' ? `${number(value)}${unit}` : `${number(value)} ${unit}`;

const target = (wanted: Target | undefined, unit: Figure['unit']): string => {
  if (wanted === undefined) return '';
  return 'atMost' in wanted ? `≤ ${withUnit(wanted.atMost, unit)}` : `≥ ${withUnit(wanted.atLeast, unit)}`;
};

const verdict = (figure: Figure): string => {
  const met = isMet(figure);
  if (met === null) return '';
  return met ? 'yes' : '**no**';
};

const floorOf = ({ floor, unit }: Figure): string =>
  floor === undefined ? '' : `${withUnit(floor.value, unit)}: ${floor.what}`;

const ratio = (figure: Figure): string => {
  const times = ratioOf(figure);
  return times === null ? '' : withUnit(times, '×');
};

const HEADS = ['Subject', 'What', 'Figure', 'Floor in the same run', 'Ratio', 'Target', 'Met'] as const;

/** All figures as an aligned Markdown table. */
export const tableOf = (findings: readonly (readonly [subject: string, finding: Finding])[]): string => {
  const rows = findings.map(([subject, finding]) =>
    'because' in finding
      ? [subject, finding.what, 'not measured', '', '', finding.because, '']
      : [
          subject,
          finding.what,
          withUnit(finding.value, finding.unit),
          floorOf(finding),
          ratio(finding),
          target(finding.target, ratioOf(finding) === null ? finding.unit : '×'),
          verdict(finding),
        ],
  );
  const widths = HEADS.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};
