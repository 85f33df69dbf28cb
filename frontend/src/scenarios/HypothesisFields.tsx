import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { regimeType } from '../../../domain/api/common.ts';
import type { HypothesisKind, PaidOn } from '../../../domain/api/hypotheses.ts';
import { withNamesApart } from '../../../domain/words/names-apart.ts';
import { complementWords, paidOnWords, purposeWords } from '../../../domain/words/scenarios.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { FormCheckbox, FormSelect, FormText, type Option } from '../shared/forms/FormFields.tsx';
import { FormDate } from '../shared/forms/MaskedFields.tsx';
import { fieldsFor, type HypothesisField, isKind, type ScenarioForm } from './scenario-form.ts';
import { scenarioTexts as texts } from './texts.ts';

const paid: Readonly<Partial<Record<HypothesisKind, readonly PaidOn[]>>> = {
  worksOn: ['last', 'minimum', 'average36', 'ceiling', 'value'],
  contributes: ['minimum', 'average36', 'ceiling', 'value'],
  bought: ['minimum', 'ceiling', 'value'],
  courtCase: ['minimum', 'ceiling', 'value'],
};
const regimes: readonly Option[] = regimeType.options.map((value) => ({ value, label: value }));
const categories: readonly Option[] = Object.entries(texts.categories).map(([value, label]) => ({ value, label }));
const exposures: readonly Option[] = [15, 20, 25].map((base) => ({ value: String(base), label: texts.years(base) }));
const rate = (value: keyof typeof texts.rates): Option => ({ value, label: texts.rates[value] });
const planRates = [rate('20'), rate('11'), rate('5')];
const optionsOf = (words: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(words).map(([value, label]) => ({
    value,
    label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
  }));
const paidRates = [rate('7.5'), rate('11'), rate('5'), rate('20')];

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface FieldProps {
  kind: HypothesisKind;
  field: HypothesisField;
  /** As the form calls it. */
  name: string;
}

const goesOn = (kind: HypothesisKind): boolean => kind === 'worksOn' || kind === 'contributes';

const Field = ({ kind, field, name }: FieldProps) => {
  const records = useCalculation().records.data?.workRecords ?? [];
  const common = { name };
  switch (field) {
    case 'workRecordId':
      return (
        <FormSelect
          {...common}
          label={texts.record}
          required
          options={withNamesApart(records).map(({ id, companyName }) => ({ value: id, label: companyName }))}
        />
      );
    case 'on':
      return <FormDate {...common} label={texts.on} required allowFuture />;
    case 'from':
      return kind === 'contributes' ? (
        <FormDate {...common} label={texts.from} helperText={texts.fromHelp} allowFuture />
      ) : (
        <FormDate {...common} label={texts.first} required />
      );
    case 'until':
      return goesOn(kind) ? (
        <FormDate {...common} label={texts.until} helperText={texts.untilHelp} allowFuture />
      ) : (
        <FormDate {...common} label={texts.last} required />
      );
    case 'paidOn':
      return (
        <FormSelect
          {...common}
          label={kind === 'bought' ? texts.collectedOn : texts.paidOn}
          {...(kind === 'bought' ? { helperText: texts.collectedOnHelp } : {})}
          required={kind !== 'courtCase'}
          none={texts.noPay}
          options={(paid[kind] ?? []).map((value) => ({ value, label: paidOnWords[value] }))}
        />
      );
    case 'category':
      return <FormSelect {...common} label={texts.category} required options={categories} />;
    case 'rate':
      return kind === 'complemented' ? (
        <FormSelect {...common} label={texts.paidRate} required options={paidRates} />
      ) : (
        <FormSelect {...common} label={texts.rate} required options={planRates} />
      );
    case 'regimeType':
      return (
        <FormSelect
          {...common}
          label={kind === 'certified' ? texts.certifiedTo : texts.courtRegime}
          required
          options={regimes}
        />
      );
    case 'specialTimeBase':
      return (
        <FormSelect
          {...common}
          label={texts.exposure}
          required={kind === 'special'}
          none={texts.commonTime}
          options={exposures}
        />
      );
    case 'isPublicService':
      return <FormCheckbox {...common} label={texts.publicService} />;
    case 'purpose':
      return <FormSelect {...common} label={texts.purpose} required options={optionsOf(purposeWords)} />;
    case 'wasMandatory':
      return <FormCheckbox {...common} label={texts.wasMandatory} />;
    case 'by':
      return (
        <FormSelect
          {...common}
          label={texts.by}
          helperText={texts.byHelp}
          required
          options={optionsOf(complementWords)}
        />
      );
    case 'keep':
      return <FormText {...common} label={texts.keptMonths} helperText={texts.keptMonthsHelp} required />;
    case 'months':
      return <FormText {...common} label={texts.fewMonths} helperText={texts.fewMonthsHelp} />;
    case 'cost':
      return <FormText {...common} label={texts.told} helperText={texts.toldHelp} />;
    case 'value':
      return <FormText {...common} label={texts.value} required />;
    case 'kind':
      return null;
    default:
      return field satisfies never;
  }
};

/** What the chosen kind of hypothesis asks, and nothing else. */
export const HypothesisFields = ({ place }: { place: number }) => {
  const [kind, paidOn, by] = useWatch<
    ScenarioForm,
    [`hypotheses.${number}.kind`, `hypotheses.${number}.paidOn`, `hypotheses.${number}.by`]
  >({
    name: [`hypotheses.${place}.kind`, `hypotheses.${place}.paidOn`, `hypotheses.${place}.by`],
  });
  if (!isKind(kind)) return null;
  const fields = fieldsFor({ kind, paidOn, by });
  return (
    <Box sx={twoColumns}>
      {fields.map((field) => (
        <Field key={field} kind={kind} field={field} name={`hypotheses.${place}.${field}`} />
      ))}
    </Box>
  );
};
