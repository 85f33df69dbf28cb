import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Day, Pick, TextLine } from './Fields.tsx';
import type { PartProps } from './Identity.tsx';
import { useRefusal } from './refusals.ts';
import { Grid, Section } from './Section.tsx';
import { placeTexts as texts } from './texts.ts';

/** A percentage as it is typed; what is no number is sent as nothing, and refused. */
const rateOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')) || 0);

const Contribution = ({ fields: { contribution }, onChange }: PartProps) => {
  const [typed, setTyped] = useState(contribution === null ? '' : String(contribution.rate).replace('.', ','));
  const change = (text: string) => {
    setTyped(text);
    const rate = rateOf(text);
    const before = contribution ?? { exemptUpTo: 'ceiling', since: '' };
    onChange({ contribution: rate === null ? null : { ...before, rate } });
  };
  return (
    <>
      <TextField
        label={texts.rate}
        value={typed}
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        {...useRefusal('contribution.rate')}
      />
      {contribution !== null && (
        <>
          <Pick
            label={texts.exemptUpTo}
            path="contribution.exemptUpTo"
            value={contribution.exemptUpTo}
            options={texts.exempts}
            onChange={(exemptUpTo) => onChange({ contribution: { ...contribution, exemptUpTo } })}
          />
          <Day
            label={texts.since}
            path="contribution.since"
            value={contribution.since}
            onChange={(since) => onChange({ contribution: { ...contribution, since } })}
          />
        </>
      )}
    </>
  );
};

const Endorsement = ({ fields: { endorsement }, onChange }: PartProps) => (
  <>
    <TextLine
      label={texts.endorsementLaw}
      path="endorsement.law"
      value={endorsement?.law ?? ''}
      onChange={(law) => onChange({ endorsement: law === '' ? null : { lastDay: endorsement?.lastDay ?? '', law } })}
    />
    {endorsement !== null && (
      <Day
        label={texts.endorsementDay}
        path="endorsement.lastDay"
        value={endorsement.lastDay}
        onChange={(lastDay) => onChange({ endorsement: { ...endorsement, lastDay } })}
      />
    )}
  </>
);

/** Pension, incapacity, abono, what is withheld, and the two days that other rules hang on. */
export const Others = ({ fields, onChange }: PartProps) => (
  <Section title={texts.others}>
    <Grid>
      <Pick
        label={texts.pension}
        path="pension"
        value={fields.pension}
        options={texts.pensions}
        onChange={(pension) => onChange({ pension })}
      />
      <Pick
        label={texts.incapacity}
        path="incapacity"
        value={fields.incapacity}
        options={texts.incapacities}
        onChange={(incapacity) => onChange({ incapacity })}
      />
      <Pick
        label={texts.abono}
        path="abono"
        value={fields.abono}
        options={texts.abonos}
        onChange={(abono) => onChange({ abono })}
      />
      <Day
        label={texts.complementary}
        path="complementaryRegimeFrom"
        value={fields.complementaryRegimeFrom ?? ''}
        onChange={(day) => onChange({ complementaryRegimeFrom: day === '' ? null : day })}
      />
      <Endorsement fields={fields} onChange={onChange} />
      <Contribution fields={fields} onChange={onChange} />
    </Grid>
  </Section>
);
