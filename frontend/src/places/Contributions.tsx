import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Day, Pick, Whole } from './Fields.tsx';
import type { PartProps } from './Identity.tsx';
import { useRefusal } from './refusals.ts';
import { placeTexts as texts } from './texts.ts';

/** A percentage as it is typed; what is no number is sent as nothing, and refused. */
const rateOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')) || 0);

interface RateProps {
  label: string;
  path: string;
  rate: number | null;
  onChange: (rate: number | null) => void;
}

const Rate = ({ label, path, rate, onChange }: RateProps) => {
  const [typed, setTyped] = useState(rate === null ? '' : String(rate).replace('.', ','));
  const change = (text: string) => {
    setTyped(text);
    onChange(rateOf(text));
  };
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      {...useRefusal(path, texts.emptyUnread)}
    />
  );
};

/** What is withheld from those at work. */
export const Active = ({ fields: { activeContribution }, onChange }: PartProps) => (
  <>
    <Rate
      label={texts.activeRate}
      path="activeContribution.rate"
      rate={activeContribution?.rate ?? null}
      onChange={(rate) =>
        onChange({ activeContribution: rate === null ? null : { since: activeContribution?.since ?? '', rate } })
      }
    />
    {activeContribution !== null && (
      <Day
        label={texts.activeSince}
        path="activeContribution.since"
        value={activeContribution.since}
        onChange={(since) => onChange({ activeContribution: { ...activeContribution, since } })}
      />
    )}
  </>
);

/** What is withheld from the retired, and what of their pension is exempt. */
export const Contribution = ({ fields: { contribution }, onChange }: PartProps) => {
  const change = (rate: number | null) => {
    const before = contribution ?? { exemptUpTo: 'ceiling', minimumWages: null, since: '' };
    onChange({ contribution: rate === null ? null : { ...before, rate } });
  };
  return (
    <>
      <Rate label={texts.rate} path="contribution.rate" rate={contribution?.rate ?? null} onChange={change} />
      {contribution !== null && (
        <>
          <Pick
            label={texts.exemptUpTo}
            path="contribution.exemptUpTo"
            value={contribution.exemptUpTo}
            options={texts.exempts}
            onChange={(exemptUpTo) => onChange({ contribution: { ...contribution, exemptUpTo, minimumWages: null } })}
          />
          {contribution.exemptUpTo === 'minimumWages' && (
            <Whole
              label={texts.minimumWages}
              path="contribution.minimumWages"
              value={contribution.minimumWages}
              onChange={(minimumWages) => onChange({ contribution: { ...contribution, minimumWages } })}
            />
          )}
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
