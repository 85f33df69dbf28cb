import { Active, Contribution } from './Contributions.tsx';
import { Day, Pick, TextLine, Whole } from './Fields.tsx';
import type { PartProps } from './Identity.tsx';
import { Grid, Section } from './Section.tsx';
import { placeTexts as texts } from './texts.ts';

/** Of a law with quotas of its own. */
const Quotas = ({ fields: { pensionQuotas }, onChange }: PartProps) =>
  pensionQuotas === null ? null : (
    <>
      <Whole
        label={texts.quotaFamily}
        path="pensionQuotas.family"
        value={pensionQuotas.family}
        onChange={(family) => onChange({ pensionQuotas: { ...pensionQuotas, family } })}
      />
      <Whole
        label={texts.quotaEach}
        path="pensionQuotas.each"
        value={pensionQuotas.each}
        onChange={(each) => onChange({ pensionQuotas: { ...pensionQuotas, each } })}
      />
    </>
  );

const Endorsement = ({ fields: { endorsement }, onChange }: PartProps) => (
  <>
    <TextLine
      label={texts.endorsementLaw}
      path="endorsement.law"
      hint={texts.emptyUnread}
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
        onChange={(pension) =>
          onChange({ pension, pensionQuotas: pension === 'own' ? { family: null, each: null } : null })
        }
      />
      <Quotas fields={fields} onChange={onChange} />
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
        hint={texts.emptyUnread}
        value={fields.complementaryRegimeFrom ?? ''}
        onChange={(day) => onChange({ complementaryRegimeFrom: day === '' ? null : day })}
      />
      <Day
        label={texts.oldRulesUntil}
        path="oldRulesUntil"
        hint={texts.emptyReform}
        value={fields.oldRulesUntil ?? ''}
        onChange={(day) => onChange({ oldRulesUntil: day === '' ? null : day })}
      />
      <Endorsement fields={fields} onChange={onChange} />
      <Contribution fields={fields} onChange={onChange} />
      <Active fields={fields} onChange={onChange} />
    </Grid>
  </Section>
);
