import { type SpanName, spanNames } from '../api/calculations.ts';
import { changesIn, nothingIn } from '../changes.ts';
import { accept, type Decider, type Decision } from '../decider.ts';
import { alreadyExists, invalid, isEmpty, notFound } from '../failures.ts';
import { type CalculationFields, type CalculationState, newCalculation, type OpenCalculation } from './calculation.ts';
import { impossibleIn, statedDespiteRecords } from './checks.ts';
import type { CalculationCommand } from './commands.ts';
import { copiedFields, copiedRecords } from './copy.ts';
import { type CalculationEvent, calculationEvents } from './events.ts';
import { evolve } from './evolve.ts';
import type { CalculationFailure } from './failure.ts';
import { statesSpans } from './stated-spans.ts';
import { decideWorkRecord } from './work-records/decide.ts';
import { packRecord } from './work-records/packing.ts';

type Decided = Decision<CalculationEvent, CalculationFailure>;

const decide = (command: CalculationCommand, state: CalculationState): Decided => {
  if (command.type === 'CreateCalculation') return state.phase === 'unknown' ? create(command) : alreadyExists;
  if (command.type === 'CopyCalculation') return state.phase === 'unknown' ? copy(command) : alreadyExists;
  if (state.phase !== 'open') return notFound;
  switch (command.type) {
    case 'EditCalculation':
      return edit(command, state);
    case 'DeleteCalculation':
      return accept({ type: 'CalculationDeleted', data: { customerId: state.customerId } });
    default:
      return decideWorkRecord(command, state);
  }
};

const create = ({
  calculationId,
  customerId,
  accountId,
  calculation,
  today,
}: Extract<CalculationCommand, { type: 'CreateCalculation' }>): Decided => {
  const fields = settled({ ...newCalculation, ...changesIn(newCalculation, calculation) });
  const refusals = impossibleIn(fields, today);
  if (!isEmpty(refusals)) return invalid(refusals);
  const personal = changesIn(newCalculation, fields);
  const data = { calculationId, customerId, accountId, ...statedToday(personal, today), personal };
  return accept({ type: 'CalculationCreated', data });
};

const copy = (command: Extract<CalculationCommand, { type: 'CopyCalculation' }>): Decided => {
  const { calculationId, source, copiedData } = command;
  const fields = changesIn(newCalculation, copiedFields(command));
  const { spansStatedOn } = source;
  return accept({
    type: 'CalculationCopied',
    data: {
      calculationId,
      customerId: source.customerId,
      accountId: source.accountId,
      sourceCalculationId: source.calculationId,
      copiedData: [...copiedData],
      ...(spansStatedOn !== null && statesSpans(fields) ? { spansStatedOn } : {}),
      personal: { fields, workRecords: copiedRecords(command).map(packRecord) },
    },
  });
};

const edit = (
  { calculation, shownSpans = {}, today }: Extract<CalculationCommand, { type: 'EditCalculation' }>,
  { customerId, fields, workRecords }: OpenCalculation,
): Decided => {
  const derived = workRecords.length > 0;
  const readOnly = derived ? statedDespiteRecords(calculation, fields, shownSpans) : {};
  const given = derived ? withoutSpans(calculation) : calculation;
  const edited = settled({ ...fields, ...changesIn(fields, given) });
  const refusals = { ...impossibleIn(edited, today), ...readOnly };
  if (!isEmpty(refusals)) return invalid(refusals);
  const personal = changesIn(fields, edited);
  if (nothingIn(personal)) return accept();
  return accept({ type: 'CalculationEdited', data: { customerId, ...statedToday(personal, today), personal } });
};

/** Spans are held on the day on which they are stated. */
const statedToday = (personal: object, today: string): { spansStatedOn?: string } =>
  statesSpans(personal) ? { spansStatedOn: today } : {};

/** Under the RGPS there is but the INSS, and no regime to choose. */
const settled = (fields: CalculationFields): CalculationFields =>
  fields.regimeType === 'RGPS' ? { ...fields, regimeId: null } : fields;

const isSpan = (field: string): field is SpanName => spanNames.some((name) => name === field);

const withoutSpans = (given: Partial<CalculationFields>): Partial<CalculationFields> => {
  const kept = { ...given };
  for (const field in kept) if (isSpan(field)) delete kept[field];
  return kept;
};

const decider: Decider<CalculationCommand, CalculationState, CalculationEvent, CalculationFailure> = {
  initialState: { phase: 'unknown' },
  decide,
  evolve,
};

/** Stream `calculation-{id}`. */
export const calculationAggregate = { decider, events: calculationEvents };
