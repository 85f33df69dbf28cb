import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { MissingData } from '../rules/MissingData.tsx';
import { rulesTexts } from '../rules/texts.ts';
import { useRules } from '../rules/useRules.ts';
import { reportTexts } from './texts.ts';

/** What the rules of a regime lack or leave open, said before the report is handed out. */
export const OpenForReport = ({ regimeType }: { regimeType: RegimeType }) => {
  const { data: rules } = useRules(useCalculation().calculation.id, regimeType);
  if (rules === undefined) return null;
  return (
    <>
      <MissingData
        names={rules.missingData}
        view={{ tab: 'report', regimeType }}
        title={rulesTexts.missingTitleOf(regimeType)}
        help={rulesTexts.missingInReport}
      />
      {rules.warnings.length > 0 && (
        <Alert severity="info">
          <AlertTitle>{reportTexts.warnings(regimeType)}</AlertTitle>
          <ul style={{ margin: 0, paddingLeft: 20 }}>
            {rules.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
};
