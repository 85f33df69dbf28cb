import type { RegimeType } from '../../../domain/api/common.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { MissingData } from '../rules/MissingData.tsx';
import { rulesTexts } from '../rules/texts.ts';
import { useRules } from '../rules/useRules.ts';

/** What the rules of a regime lack, said before a report without conclusions is handed out. */
export const MissingForReport = ({ regimeType }: { regimeType: RegimeType }) => {
  const { data: rules } = useRules(useCalculation().calculation.id, regimeType);
  if (rules === undefined) return null;
  return (
    <MissingData
      names={rules.missingData}
      view={{ tab: 'report', regimeType }}
      title={rulesTexts.missingTitleOf(regimeType)}
      help={rulesTexts.missingInReport}
    />
  );
};
