import type { DescribedFields } from '../../../domain/api/described-places.ts';
import { servedWords } from '../../../domain/words/described-places.ts';
import { unitNames } from '../../../domain/words/units.ts';
import { Day, Pick, TextLine, Whole } from './Fields.tsx';
import { Grid, Section } from './Section.tsx';
import { placeTexts as texts } from './texts.ts';

export interface PartProps {
  fields: DescribedFields;
  onChange: (some: Partial<DescribedFields>) => void;
}

/** Which municipality, which law, and what served as its text. */
export const Identity = ({ fields, onChange }: PartProps) => {
  const { read } = fields;
  const change = (some: Partial<DescribedFields['read']>) => onChange({ read: { ...read, ...some } });
  return (
    <Section title={texts.identity}>
      <Grid>
        <TextLine label={texts.city} path="city" value={fields.city} onChange={(city) => onChange({ city })} />
        <Pick label={texts.uf} path="uf" value={fields.uf} options={unitNames} onChange={(uf) => onChange({ uf })} />
        <Whole
          label={texts.ibge}
          path="ibge"
          value={fields.ibge === 0 ? null : fields.ibge}
          onChange={(ibge) => onChange({ ibge: ibge ?? 0 })}
        />
        <TextLine label={texts.law} path="law" value={fields.law} onChange={(law) => onChange({ law })} />
        <Day
          label={texts.reformDate}
          path="reformDate"
          value={fields.reformDate}
          onChange={(reformDate) => onChange({ reformDate })}
        />
        <TextLine
          label={texts.institute}
          path="institute"
          value={fields.institute}
          onChange={(institute) => onChange({ institute })}
        />
        <Pick
          label={texts.served}
          path="read.served"
          value={read.served}
          options={servedWords}
          onChange={(served) => change({ served })}
        />
        <TextLine
          label={texts.readTitle}
          path="read.title"
          value={read.title}
          onChange={(title) => change({ title })}
        />
        <Day label={texts.readOn} path="read.on" value={read.on} onChange={(on) => change({ on })} />
        <TextLine
          label={texts.readAddress}
          path="read.address"
          value={read.address}
          onChange={(address) => change({ address })}
        />
      </Grid>
    </Section>
  );
};
