import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { regimeType } from '../../../domain/api/common.ts';
import { AGREEMENT_COUNTRIES } from '../../../domain/words/agreements.ts';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { FormDate } from '../shared/forms/MaskedFields.tsx';
import { agreementWords } from './abroad-words.ts';
import { isAbroad, type RecordForm } from './record-form.ts';
import { recordTexts as texts } from './texts.ts';

const help = fieldHelp.workRecord;

export const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

const regimes = regimeType.options.map((value) => ({ value, label: value }));
const countries = AGREEMENT_COUNTRIES.map((value) => ({ value, label: value }));
const states = unitCodes.map((code) => ({ value: code, label: `${code} – ${unitNames[code]}` }));

/** Once the dates were refused together, a new beginning may put the end right. */
const useDatesTogether = () => {
  const { trigger, formState } = useFormContext<RecordForm>();
  const { isSubmitted } = formState;
  const beginning = useWatch<RecordForm, 'ingressDate'>({ name: 'ingressDate' });
  useEffect(() => {
    if (isSubmitted && beginning !== '') trigger('egressDate');
  }, [isSubmitted, beginning, trigger]);
};

const Place = ({ asksPlace }: { asksPlace: boolean }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '150px 1fr' }}>
    <Helped help={help.state}>
      <FormSelect
        name="state"
        label={texts.state}
        required={asksPlace}
        options={states}
        none={texts.noState}
        showsValue
      />
    </Helped>
    <Helped help={help.city}>
      <FormText name="city" label={texts.city} required={asksPlace} />
    </Helped>
  </Box>
);

/** Where the work was insured; abroad only dates and carência are left to ask. */
const Country = () => {
  const country = useWatch<RecordForm, 'country'>({ name: 'country' });
  return (
    <Helped help={help.country}>
      <FormSelect
        name="country"
        label={texts.country}
        options={countries}
        none={texts.brazil}
        helperText={country === '' ? undefined : texts.abroadInForm(agreementWords(country))}
      />
    </Helped>
  );
};

/** Who, where and when. */
export const RecordFields = ({ asksPlace }: { asksPlace: boolean }) => {
  useDatesTogether();
  const [regime, country] = useWatch<RecordForm, ['regimeType', 'country']>({ name: ['regimeType', 'country'] });
  const abroad = isAbroad({ regimeType: regime, country });
  return (
    <Box sx={twoColumns}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <Helped help={help.companyName}>
          <FormText name="companyName" label={texts.company} required autoFocus />
        </Helped>
      </Box>
      <Helped help={help.ingressDate}>
        <FormDate name="ingressDate" label={texts.ingress} required />
      </Helped>
      <Helped help={help.egressDate}>
        <FormDate name="egressDate" label={texts.egress} helperText={texts.egressHelp} allowFuture />
      </Helped>
      <Helped help={help.regimeType}>
        <FormSelect name="regimeType" label={texts.regime} required options={regimes} />
      </Helped>
      {regime === 'RGPS' && <Country />}
      {!abroad && <Place asksPlace={asksPlace} />}
    </Box>
  );
};
