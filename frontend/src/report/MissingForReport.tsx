import type { RegimeType } from '../../../domain/api/common.ts';
import { customerPath, editPath } from '../calculations/paths.ts';
import { useCalculation } from '../calculations/useCalculation.ts';
import { MissingData } from '../rules/MissingData.tsx';
import { rulesTexts } from '../rules/texts.ts';
import { useRules } from '../rules/useRules.ts';

interface MissingForReportProps {
  calculationId: string;
  regimeType: RegimeType;
}

/** What the rules of a regime lack, said before a report without conclusions is handed out. */
export const MissingForReport = ({ calculationId, regimeType }: MissingForReportProps) => {
  const { data: rules } = useRules(calculationId, regimeType);
  const { data: calculation } = useCalculation(calculationId);
  if (rules === undefined || calculation === undefined) return null;
  const { customerId } = calculation.data;
  return (
    <MissingData
      names={rules.missingData}
      customerPath={`${customerPath(customerId)}?mode=edit`}
      calculationPath={editPath(customerId, calculationId, { tab: 'report', regimeType })}
      title={rulesTexts.missingTitleOf(regimeType)}
      help={rulesTexts.missingInReport}
    />
  );
};
