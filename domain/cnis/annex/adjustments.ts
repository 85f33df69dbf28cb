/** Adjustments of months below the minimum. @see EC 103/2019, art. 29; Portaria DIRBEN/INSS 990/2022, Anexo V */
import { ACTIONS, asks, type Indicators, tells } from './indicator.ts';

const { complement } = ACTIONS;

export const ofAdjustments: Indicators = {
  'PSC-MEN-SM-EC103': asks('soma da competência abaixo do salário mínimo (EC 103/2019)', complement, 'belowMinimum'),
  'PREM-BLOQ-EC103': asks(
    'competência bloqueada para ajustes da EC 103/2019 por outra pendência',
    'Resolva antes a outra pendência do mês; depois o ajuste fica disponível.',
  ),
  'PDESFAZ-AJ-EC103': asks(
    'ajuste da EC 103/2019 desfeito: nesse ano civil não se pode complementar, usar excedente nem agrupar',
    'Peça ao INSS que trate o desfazimento antes de qualquer novo ajuste desse ano.',
    'belowMinimum',
  ),
  'PMOV-INCONSIST': asks(
    'inconsistência nos créditos e débitos dos ajustes do ano',
    'Peça ao INSS a revisão dos ajustes desse ano civil.',
  ),
  'IAGRUP-MN-SM-EC103': asks(
    'recebeu valores de outra competência e ficou abaixo do salário mínimo',
    complement,
    'belowMinimum',
  ),
  'IUTILIZ-EXC-MN-SM-EC103': asks(
    'recebeu excedente de outra e ficou abaixo do salário mínimo',
    complement,
    'belowMinimum',
  ),
  'IAGRUP-SM-EC103': tells('competência agrupada para alcançar o salário mínimo (EC 103/2019)'),
  'IUTILIZ-EXC-EC103': tells('competência que recebeu excedente de outra (EC 103/2019)'),
  'ICED-VR-EXC-EC103': tells('competência que cedeu excedente a outra (EC 103/2019)'),
  'IAGRUP-VR-EC103': asks('competência que cedeu valores a outra e ficou com um resto', complement, 'belowMinimum'),
  'IAGRUP-ZER-EC103': tells('competência que cedeu todo o valor a outra: não conta', null, 'nothing'),
  'ICOMPL-VR-SM-EC103': tells('competência complementada até o salário mínimo (EC 103/2019)'),
  'IDARF-ESPECIE-CI-INVALIDA': asks(
    'Darf de complementação de contribuinte individual de 11% ou MEI: não participa dos ajustes da EC 103/2019',
    'Recolha a diferença até 20% em guia, no lugar da complementação, e peça a restituição do Darf (Lei 8.212/1991, art. 21, § 3º).',
    'belowMinimum',
  ),
  'IDARF-TIPO-FILIADO-INVALIDO': asks(
    'Darf de complementação de facultativo ou segurado especial: não participa dos ajustes da EC 103/2019',
    'Recolha a diferença em guia, no lugar da complementação, e peça a restituição do Darf (Decreto 3.048/1999, art. 214, § 3º).',
    'belowMinimum',
  ),
  'IVLR-DARF-LIMITADO': tells('complementação limitada ao salário mínimo da competência'),
  'IREL-PREV-POSSUI-COMP-AJUST': tells('há competência ajustada neste vínculo'),
};
