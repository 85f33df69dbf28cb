import { describe, it } from 'vitest';
import * as history from '../testing/case-file-history.ts';
import { minute, specifyProjection } from '../testing/specify-projection.ts';
import { scenariosProjection } from './project.ts';

const { given } = specifyProjection(scenariosProjection);

describe('the places of scenarios', () => {
  it('tell when each was kept and changed', () => {
    given(
      history.calculationCreated('k1', 'c1'),
      history.scenarioKept('k1', 'c1', 's1'),
      history.scenarioKept('k1', 'c1', 's2'),
      history.scenarioEdited('k1', 'c1', 's1'),
      history.scenarioRemoved('k1', 'c1', 's2'),
    ).thenDocuments({ id: 's1', calculationId: 'k1', createdAt: minute(1), updatedAt: minute(3) });
  });

  it('go with their calculation and their customer', () => {
    const kept = [history.calculationCreated('k1', 'c1'), history.scenarioKept('k1', 'c1', 's1')];
    given(...kept, history.calculationDeleted('k1', 'c1')).thenNothing();
    given(...kept, history.customerDeleted('c1')).thenNothing();
  });
});
