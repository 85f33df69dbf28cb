import { z } from 'zod';
import type { User } from '../../../domain/api/auth.ts';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';
import type { Customer } from '../../../domain/api/customers.ts';
import type { FamilyBody } from '../../../domain/api/family.ts';
import {
  type OrderedSection,
  orderedSections,
  type ReportNote,
  type ReportRequest,
  type ReportSection,
  reportNotes,
  reportSection,
  reportSections,
  type TimeTable,
  timeTable,
} from '../../../domain/api/report.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { defaultTables, reportSectionWords } from '../../../domain/words/report.ts';
import { saysSomething } from '../../../domain/words/report-sections.ts';
import { sectionsInOrder, writtenSections } from '../../../domain/words/section-order.ts';

/** Whose report it is: one regime's, or both side by side. */
const reportRegimes = z.enum(['RPPS', 'RGPS', 'BOTH']);
export type ReportRegimes = z.infer<typeof reportRegimes>;

/** What the screen lets a person choose and write. */
export interface ReportFields {
  /** The report for which it was chosen: of the other regime it says nothing. */
  regimes: ReportRegimes;
  sections: ReportSection[];
  /** Those that there were to choose from. */
  offered: ReportSection[];
  rppsTables: TimeTable[];
  rgpsTables: TimeTable[];
  notes: Partial<Record<ReportNote, string>>;
  /** The list of all remunerations at the end. */
  remunerations: boolean;
  /** The scenarios kept with the calculation. */
  scenarios: boolean;
  lawyerName: string;
  oabValue: string;
}

export const savedFields = z.object({
  regimes: reportRegimes.default('BOTH'),
  sections: z.array(reportSection),
  /** Those that there were to choose from; of what was kept before this was, all that an office puts in order. */
  offered: z.array(reportSection).default([...orderedSections]),
  rppsTables: z.array(timeTable),
  rgpsTables: z.array(timeTable),
  notes: z.partialRecord(z.enum(reportNotes), z.string()),
  remunerations: z.boolean().default(false),
  scenarios: z.boolean().default(true),
  lawyerName: z.string(),
  oabValue: z.string(),
});

const belongs = (section: ReportSection, regimes: ReportRegimes): boolean => {
  const own = reportSectionWords[section].regimeType;
  return own === null || regimes === 'BOTH' || own === regimes;
};

/** The sections a report of these regimes can have, in the order in which the office prints them. */
export const sectionsOf = (regimes: ReportRegimes, order: readonly OrderedSection[] = []): ReportSection[] =>
  sectionsInOrder(order).filter((section) => belongs(section, regimes));

/** The client and the records that a report is about. */
export interface ReportCase {
  readonly customer: Pick<Customer, 'disablement'>;
  readonly workRecords: readonly WorkRecord[];
  /** Who would be left was told of in the tab 'Família'. */
  readonly hasFamily?: boolean;
}

const regimesIn = (regimes: ReportRegimes): RegimeType[] => (regimes === 'BOTH' ? [...regimeType.options] : [regimes]);

/** Whether the section would print anything about this client, of its own or of the lawyer's. */
export const hasContent = (
  section: ReportSection,
  { regimes, notes }: Pick<ReportFields, 'regimes' | 'notes'>,
  about: ReportCase,
): boolean => {
  const { note } = reportSectionWords[section];
  if (note !== null && (notes[note] ?? '').trim() !== '') return true;
  if (note !== null && writtenSections([section], {}).length === 0) return false;
  return saysSomething(section, { ...about, regimes: regimesIn(regimes) });
};

const hasSpecialTime = ({ workRecords }: ReportCase, regime: RegimeType): boolean =>
  workRecords.some((record) => record.regimeType === regime && record.isSpecialTime);

/**
 * What the chosen regimes have to say about the client is on, and what waits for a note; the conversion only where some
 * record of that regime is special. 'Família' is off until somebody turns it on.
 */
export const startingFields = (
  regimes: ReportRegimes,
  about: ReportCase,
  signer: Pick<User, 'name' | 'oab'>,
): ReportFields => ({
  regimes,
  sections: sectionsOf(regimes).filter((section) =>
    saysSomething(section, { ...about, hasFamily: false, regimes: regimesIn(regimes) }),
  ),
  offered: [...reportSections],
  rppsTables: defaultTables(hasSpecialTime(about, 'RPPS')),
  rgpsTables: defaultTables(hasSpecialTime(about, 'RGPS')),
  notes: {},
  remunerations: false,
  scenarios: true,
  lawyerName: signer.name,
  oabValue: signer.oab ?? '',
});

/** The regimes of which the report says when one can retire. */
export const regimesConcluded = ({ sections }: Pick<ReportFields, 'sections'>): RegimeType[] =>
  regimeType.options.filter(
    (regime) =>
      sections.includes(`POSSIBILIDADES_IMEDIATAS_${regime}`) || sections.includes(`POSSIBILIDADES_FUTURAS_${regime}`),
  );

/** What was saved, in the report that is open: what the saved report could not have, or left open, stays as it is here. */
export const loadedInto = (open: ReportFields, saved: ReportFields): ReportFields => {
  const known = sectionsOf(saved.regimes).filter((section) => saved.offered.includes(section));
  return {
    ...saved,
    lawyerName: saved.lawyerName === '' ? open.lawyerName : saved.lawyerName,
    oabValue: saved.oabValue === '' ? open.oabValue : saved.oabValue,
    regimes: open.regimes,
    offered: open.offered,
    sections: sectionsOf(open.regimes).filter((section) =>
      (known.includes(section) ? saved : open).sections.includes(section),
    ),
    rppsTables: (saved.regimes === 'RGPS' ? open : saved).rppsTables,
    rgpsTables: (saved.regimes === 'RPPS' ? open : saved).rgpsTables,
  };
};

/** Switches one member of a list on or off, keeping the printed order. */
export const switched = <T>(all: readonly T[], chosen: readonly T[], member: T, on: boolean): T[] =>
  all.filter((candidate) => (candidate === member ? on : chosen.includes(candidate)));

/** `family`: as the tab 'Família' has it; it is sent for its section alone. */
export const requestOf = (
  calculationId: string,
  fields: ReportFields,
  family: FamilyBody | null = null,
): ReportRequest => ({
  calculationId,
  ...fields.notes,
  lawyerName: fields.lawyerName === '' ? null : fields.lawyerName,
  oabValue: fields.oabValue === '' ? null : fields.oabValue,
  sections: fields.sections,
  rppsTables: fields.rppsTables,
  rgpsTables: fields.rgpsTables,
  remunerations: fields.remunerations,
  scenarios: fields.scenarios,
  ...(family !== null && fields.sections.includes('FAMILIA') ? { family } : {}),
});

/** What is being written for one report, kept while the browser's tab is open. */
export const draftSlot = (calculationId: string, regimes: ReportRegimes): string =>
  `genial.report-draft.${calculationId}.${regimes}`;

export const keepDraft = (storage: Storage, slot: string, fields: ReportFields): void =>
  storage.setItem(slot, JSON.stringify(fields));

/** What was being written, or null when nothing (or nothing readable) is there. */
export const readDraft = (storage: Storage, slot: string): ReportFields | null => {
  const text = storage.getItem(slot);
  if (text === null) return null;
  try {
    const saved = savedFields.safeParse(JSON.parse(text));
    return saved.success ? saved.data : null;
  } catch {
    return null;
  }
};
