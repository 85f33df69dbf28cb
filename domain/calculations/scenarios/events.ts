import { z } from 'zod';
import { eventType } from '../../event-types.ts';
import type { JsonObject } from '../../json.ts';
import { customerStream } from '../../streams.ts';

const customersKey = { keyOwner: ({ customerId }: JsonObject): string => customerStream(String(customerId)) };

const date = z.string();
const regimeType = z.enum(['RPPS', 'RGPS']);
const value = z.number().nullable();
const exposure = z.union([z.literal(15), z.literal(20), z.literal(25)]);
const ofRecord = { workRecordId: z.string() };
const chosen = z.enum(['minimum', 'ceiling', 'value']);

/** As it is written in the log; the API's own schema may change without it. */
const hypothesis = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('worksOn'),
    ...ofRecord,
    until: date.nullable(),
    paidOn: z.enum(['minimum', 'average36', 'ceiling', 'last', 'value']),
    value,
  }),
  z.object({ kind: z.literal('stops'), on: date }),
  z.object({
    kind: z.literal('contributes'),
    category: z.enum(['individual', 'facultativo']),
    rate: z.union([z.literal(20), z.literal(11), z.literal(5)]),
    from: date.nullable(),
    until: date.nullable(),
    paidOn: z.enum(['minimum', 'average36', 'ceiling', 'value']),
    value,
  }),
  z.object({ kind: z.literal('certified'), ...ofRecord, regimeType, cost: value }),
  z.object({
    kind: z.literal('bought'),
    from: date,
    until: date,
    paidOn: chosen,
    value,
    purpose: z.enum(['rgps', 'reciprocal']).optional(),
    wasMandatory: z.boolean().optional(),
    cost: value,
  }),
  z.object({
    kind: z.literal('complemented'),
    ...ofRecord,
    rate: z.union([z.literal(5), z.literal(7.5), z.literal(11), z.literal(20)]),
    by: z.enum(['paying', 'excess', 'grouping', 'keeping', 'minimum']).optional(),
    keep: z.int().nullable().optional(),
    months: z.int().nullable().optional(),
    cost: value,
  }),
  z.object({ kind: z.literal('special'), ...ofRecord, specialTimeBase: exposure, cost: value }),
  z.object({
    kind: z.literal('courtCase'),
    from: date,
    until: date,
    regimeType,
    specialTimeBase: exposure.nullable(),
    isPublicService: z.boolean(),
    paidOn: chosen.nullable(),
    value,
    cost: value,
  }),
]);

const said = { name: z.string(), hypotheses: z.array(hypothesis) };

/** A scenario as it stands in the event of a copy. */
export const keptScenario = z.object({ scenarioId: z.string(), ...said });

const ofScenario = { customerId: z.string(), scenarioId: z.string() };
const whole = z.object({ ...ofScenario, personal: z.object(said).nullable() });

const scenarioKept = eventType('ScenarioKept', whole, customersKey);
/** What it says afterwards, whole: a scenario is small. */
const scenarioEdited = eventType('ScenarioEdited', whole, customersKey);
const scenarioRemoved = eventType('ScenarioRemoved', z.object(ofScenario));

export const scenarioEventTypes = [scenarioKept, scenarioEdited, scenarioRemoved] as const;
