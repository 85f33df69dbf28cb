import type { PermanentFields, PointsFields, TollFields } from '../../../domain/api/described-places.ts';
import { basisWords, figureWords as words } from '../../../domain/words/described-places.ts';
import { newPermanent, newPoints, newToll } from './draft.ts';
import { Day, Pick, Whole } from './Fields.tsx';
import { AverageRow, OneRow, PairRow } from './Figures.tsx';
import type { PartProps } from './Identity.tsx';
import { RulePart } from './RulePart.tsx';
import { Grid } from './Section.tsx';
import { placeTexts as texts } from './texts.ts';

type Named = 'permanent' | 'points' | 'toll';

interface OwnProps<Own> {
  of: Named;
  own: Own;
  onChange: (some: Partial<PermanentFields>) => void;
}

/** What every rule asks. */
const Common = ({ of, own, onChange }: OwnProps<PermanentFields | PointsFields | TollFields>) => (
  <>
    <PairRow label={words.ages} path={`${of}.ages`} figure={own.ages} onChange={(ages) => onChange({ ages })} />
    <PairRow
      label={words.teacherAges}
      path={`${of}.teacherAges`}
      figure={own.teacherAges}
      onChange={(teacherAges) => onChange({ teacherAges })}
    />
    <PairRow label={words.years} path={`${of}.years`} figure={own.years} onChange={(years) => onChange({ years })} />
    <OneRow
      label={words.publicService}
      path={`${of}.publicService`}
      figure={own.publicService}
      onChange={(publicService) => onChange({ publicService })}
    />
    <OneRow
      label={words.position}
      path={`${of}.position`}
      figure={own.position}
      onChange={(position) => onChange({ position })}
    />
    <AverageRow
      label={words.average}
      path={`${of}.average`}
      figure={own.average}
      onChange={(average) => onChange({ average })}
    />
  </>
);

export const Permanent = ({ fields: { permanent }, onChange }: PartProps) => (
  <RulePart
    of="permanent"
    kind={permanent.kind}
    onKind={(kind) => onChange({ permanent: kind === 'own' ? newPermanent : { kind } })}
  >
    {permanent.kind === 'own' && (
      <Common of="permanent" own={permanent} onChange={(some) => onChange({ permanent: { ...permanent, ...some } })} />
    )}
  </RulePart>
);

const PAIRS_OF_POINTS = [
  'teacherYears',
  'start',
  'limits',
  'teacherStart',
  'teacherLimits',
  'fullPayAges',
] as const satisfies readonly (keyof PointsFields)[];

const MONTH = /^\d{4}-\d\d$/;
/** Until it is one, what was typed stays as it is, and the server says what it lacks. */
const FIRST_OF_MONTH = /^\d{4}-\d\d-01$/;

const OwnPoints = ({ own, onChange }: { own: PointsFields; onChange: (some: Partial<PointsFields>) => void }) => {
  const { laterAges } = own;
  const later = (on: string) =>
    onChange({
      laterAges: on === '' ? null : { on, ages: laterAges?.ages ?? { from: 'text', man: null, woman: null } },
    });
  return (
    <>
      <Common of="points" own={own} onChange={onChange} />
      {PAIRS_OF_POINTS.map((name) => (
        <PairRow
          key={name}
          label={words[name]}
          path={`points.${name}`}
          figure={own[name]}
          onChange={(figure) => onChange({ [name]: figure })}
        />
      ))}
      <Grid>
        <Day
          label={texts.firstRise}
          path="points.firstRise"
          value={MONTH.test(own.firstRise) ? `${own.firstRise}-01` : own.firstRise}
          onChange={(typed) => onChange({ firstRise: FIRST_OF_MONTH.test(typed) ? typed.slice(0, 7) : typed })}
        />
        <Whole
          label={texts.everyMonths}
          path="points.everyMonths"
          value={own.everyMonths}
          onChange={(everyMonths) => onChange({ everyMonths: everyMonths ?? 0 })}
        />
        <Day label={texts.laterOn} path="points.laterAges.on" value={laterAges?.on ?? ''} onChange={later} />
      </Grid>
      {laterAges !== null && (
        <PairRow
          label={words.laterAges}
          path="points.laterAges.ages"
          figure={laterAges.ages}
          onChange={(ages) => onChange({ laterAges: { ...laterAges, ages } })}
        />
      )}
    </>
  );
};

export const Points = ({ fields: { points }, onChange }: PartProps) => (
  <RulePart
    of="points"
    kind={points.kind}
    onKind={(kind) => onChange({ points: kind === 'own' ? newPoints : { kind } })}
  >
    {points.kind === 'own' && (
      <OwnPoints own={points} onChange={(some) => onChange({ points: { ...points, ...some } })} />
    )}
  </RulePart>
);

const OwnToll = ({ own, onChange }: { own: TollFields; onChange: (some: Partial<TollFields>) => void }) => (
  <>
    <Grid>
      <Whole
        label={texts.percent}
        path="toll.percent"
        value={own.percent}
        onChange={(percent) => onChange({ percent: percent ?? 0 })}
      />
      <Day
        label={texts.measuredOn}
        path="toll.measuredOn"
        value={own.measuredOn}
        onChange={(measuredOn) => onChange({ measuredOn })}
      />
      <Pick
        label={texts.fullPay}
        path="toll.fullPay"
        value={own.fullPay}
        options={basisWords}
        onChange={(fullPay) => onChange({ fullPay })}
      />
    </Grid>
    <Common of="toll" own={own} onChange={onChange} />
    <PairRow
      label={words.teacherYears}
      path="toll.teacherYears"
      figure={own.teacherYears}
      onChange={(teacherYears) => onChange({ teacherYears })}
    />
  </>
);

export const Toll = ({ fields: { toll }, onChange }: PartProps) => (
  <RulePart of="toll" kind={toll.kind} onKind={(kind) => onChange({ toll: kind === 'own' ? newToll : { kind } })}>
    {toll.kind === 'own' && <OwnToll own={toll} onChange={(some) => onChange({ toll: { ...toll, ...some } })} />}
  </RulePart>
);
