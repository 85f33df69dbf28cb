import { type SpanName, spanNames } from '../api/calculations.ts';
import { changesIn, nothingIn } from '../changes.ts';
import { accept, type Decider, type Decision } from '../decider.ts';
import { alreadyExists, invalid, isEmpty, notFound, under } from '../failures.ts';
import { messages } from '../words/messages.ts';
import { type CalculationFields, type CalculationState, newCalculation, type OpenCalculation } from './calculation.ts';
import { impossibleIn, statedDespiteRecords } from './checks.ts';
import type { CalculationCommand } from './commands.ts';
import { copiedFields, copiedRecords, copiedScenarios } from './copy.ts';
import { type CalculationEvent, calculationEvents } from './events.ts';
import { evolve } from './evolve.ts';
import type { CalculationFailure } from './failure.ts';
import { restore } from './restore.ts';
import { contradictionsIn } from './scenarios/checks.ts';
import { decideScenario } from './scenarios/decide.ts';
import type { KeptScenario } from './scenarios/scenario.ts';
import { statesSpans } from './stated-spans.ts';
import { checkedOn, impossibleInRecord } from './work-records/checks.ts';
import { decideWorkRecord } from './work-records/decide.ts';
import { tooMuch } from './work-records/limits.ts';
import { packRecord } from './work-records/packing.ts';

type Decided = Decision<CalculationEvent, CalculationFailure>;

const decide = (command: CalculationCommand, state: CalculationState): Decided => {
  if (command.type === 'CreateCalculation') return state.phase === 'unknown' ? create(command) : alreadyExists;
  if (command.type === 'CopyCalculation') return state.phase === 'unknown' ? copy(command) : alreadyExists;
  if (command.type === 'ImportCalculation')
    return state.phase === 'unknown' ? importCalculation(command) : alreadyExists;
  if (state.phase !== 'open') return notFound;
  switch (command.type) {
    case 'EditCalculation':
      return edit(command, state);
    case 'RestoreCalculation':
      return restore(command, state);
    case 'DeleteCalculation':
      return accept({ type: 'CalculationDeleted', data: { customerId: state.customerId } });
    case 'KeepScenario':
    case 'EditScenario':
    case 'RemoveScenario':
      return decideScenario(command, state);
    default:
      return decideWorkRecord(command, state);
  }
};

const create = ({
  calculationId,
  customerId,
  accountId,
  calculation,
  described,
  today,
}: Extract<CalculationCommand, { type: 'CreateCalculation' }>): Decided => {
  const fields = settled({ ...newCalculation, ...changesIn(newCalculation, calculation) });
  const refusals = impossibleIn(fields, today, described);
  if (!isEmpty(refusals)) return invalid(refusals);
  const personal = changesIn(newCalculation, fields);
  const data = { calculationId, customerId, accountId, ...statedToday(personal, today), personal };
  return accept({ type: 'CalculationCreated', data });
};

const copy = (command: Extract<CalculationCommand, { type: 'CopyCalculation' }>): Decided => {
  const { calculationId, customerId, source, copiedData } = command;
  const fields = changesIn(newCalculation, copiedFields(command));
  const { spansStatedOn } = source;
  return accept({
    type: 'CalculationCopied',
    data: {
      calculationId,
      customerId,
      accountId: source.accountId,
      sourceCalculationId: source.calculationId,
      copiedData: [...copiedData],
      ...(spansStatedOn !== null && statesSpans(fields) ? { spansStatedOn } : {}),
      personal: {
        fields,
        workRecords: copiedRecords(command).map(packRecord),
        ...packedScenarios(copiedScenarios(command)),
      },
    },
  });
};

const edit = (
  { calculation, shownSpans = {}, described, today }: Extract<CalculationCommand, { type: 'EditCalculation' }>,
  { customerId, fields, workRecords }: OpenCalculation,
): Decided => {
  const derived = workRecords.length > 0;
  const readOnly = derived ? statedDespiteRecords(calculation, fields, shownSpans) : {};
  const given = derived ? withoutSpans(calculation) : calculation;
  const edited = settled({ ...fields, ...changesIn(fields, given) });
  const refusals = { ...impossibleIn(edited, today, described), ...readOnly };
  if (!isEmpty(refusals)) return invalid(refusals);
  const personal = changesIn(fields, edited);
  if (nothingIn(personal)) return accept();
  return accept({ type: 'CalculationEdited', data: { customerId, ...statedToday(personal, today), personal } });
};

/** All or nothing: what this program would refuse of a new calculation, it refuses of one from a file. */
const importCalculation = ({
  calculationId,
  customerId,
  accountId,
  fields,
  spansStatedOn,
  workRecords,
  scenarios,
  described,
  today,
}: Extract<CalculationCommand, { type: 'ImportCalculation' }>): Decided => {
  const stated = settled(fields);
  const days = checkedOn({ fields: stated }, today);
  const refusals = {
    ...impossibleIn(stated, today, described),
    ...Object.assign(
      {},
      // What a record lacked when it was saved to the file, it may lack here.
      ...workRecords.map((record, place) => under(`workRecords.${place}`, impossibleInRecord(record, days, record))),
      ...scenarios.map(({ hypotheses }, place) => under(`scenarios.${place}`, contradictionsIn(hypotheses))),
    ),
  };
  const excess = tooMuch(workRecords);
  if (excess !== null) refusals.workRecords = excess;
  if (spansStatedOn !== null && spansStatedOn > today) refusals.spansStatedOn = messages.futureDate;
  if (!isEmpty(refusals)) return invalid(refusals);
  return accept({
    type: 'CalculationCopied',
    data: {
      calculationId,
      customerId,
      accountId,
      sourceCalculationId: null,
      copiedData: ['time', 'salary'],
      ...(spansStatedOn === null ? {} : { spansStatedOn }),
      personal: {
        fields: changesIn(newCalculation, stated),
        workRecords: workRecords.map(packRecord),
        ...packedScenarios(scenarios),
      },
    },
  });
};

/** As they stand in the event of a copy; absent where there are none. */
const packedScenarios = (scenarios: readonly KeptScenario[]) =>
  scenarios.length === 0
    ? {}
    : {
        scenarios: scenarios.map(({ id, name, hypotheses }) => ({ scenarioId: id, name, hypotheses: [...hypotheses] })),
      };

/** Spans are held on the day on which they are stated. */
const statedToday = (personal: object, today: string): { spansStatedOn?: string } =>
  statesSpans(personal) ? { spansStatedOn: today } : {};

/** The RGPS has only one regime, the INSS: there is none to choose. */
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
