/**
 * The indicators of the CNIS by their code of today. The first letter tells the level: P a pendency, I an information, A a
 * decision of the INSS, and the annex says where that is not so. A code outside the table asks.
 * @see Portaria DIRBEN/INSS 990/2022, Anexo V, read in part, changed by 1.316/2025
 */
import { ofAdjustments } from './annex/adjustments.ts';
import { ofContributions } from './annex/contributions.ts';
import type { Indicators } from './annex/indicator.ts';
import { ofLinks } from './annex/links.ts';
import { ofDecisions, ofRuralWork, ofTheRegister } from './annex/register-and-rural.ts';

export { EFFECTS, type Effect, type Indicator } from './annex/indicator.ts';

export const indicators: Indicators = {
  ...ofContributions,
  ...ofAdjustments,
  ...ofLinks,
  ...ofTheRegister,
  ...ofRuralWork,
  ...ofDecisions,
};
