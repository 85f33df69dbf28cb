/** Links and their remunerations. @see Portaria DIRBEN/INSS 990/2022, Anexo V */
import { ACTIONS, asks, type Indicators, tells } from './indicator.ts';

const { checkDates, eSocial, labourSuit, leaveOut, proveHarm, proveLink, reinstatement } = ACTIONS;

/** Of codes that the annex lists and whose explanation was not read. */
const NOT_EXPLAINED = 'pendência do vínculo que o INSS não explica na parte lida da sua tabela';
const NOT_SENT = 'Não vai aos sistemas de benefício: confira na carteira de trabalho a que vínculo pertence.';
const reinstated = (what: string, action: string = reinstatement) => asks(`vínculo com reintegração${what}`, action);

const ofServants: Indicators = {
  PRPPS: asks(
    'vínculo com período de regime próprio, em parte ou na totalidade',
    'Confira no detalhe do vínculo os regimes previdenciários de cada período e divida o registro nas mudanças; no INSS, o tempo do regime próprio só conta com certidão (CTC).',
    'ownRegime',
  ),
  PRPSE: asks(
    'vínculo com regime de previdência de outro país: não conta no RGPS',
    'Deixe o vínculo fora da contagem. Se a informação estiver errada, o empregador a corrige no eSocial; acordo internacional só vale pelo tempo do outro país.',
    'nothing',
  ),
};

const pendencies: Indicators = {
  PEXT: asks('vínculo informado fora do prazo, a comprovar', proveLink),
  'PADM-EMPR': asks('admissão anterior ao início da atividade do empregador', proveLink),
  'PRES-EMPR': asks('rescisão posterior ao fim da atividade do empregador', proveLink),
  'PEMP-CAD': asks('faltam dados cadastrais do empregador', proveLink),
  'PEMP-IDINV': asks('número de identificação do empregador inválido', proveLink),
  'PCEI-EQP-INV': asks('CEI de equiparado a empresa inválido', proveLink),
  'PSUC-DIVERG-DT-ADM': asks('data de admissão diferente na sucessão de empregadores', checkDates),
  'PVIN-IRREG': asks('vínculo com suspeita de irregularidade', proveLink),
  'PVIN-ADM-OBITO': asks('admissão posterior ao óbito', leaveOut),
  'PVIN-OBITO': asks('vínculo posterior ao óbito', leaveOut),
  'PVIN-DESLIG-OBITO': asks('desligamento posterior ao óbito', checkDates),
  'PVIN-ME': asks(NOT_EXPLAINED, proveLink),
  'PVIN-RE': asks(NOT_EXPLAINED, proveLink),
  'PVIN-CAGED': asks('vínculo informado só no CAGED: não vai aos sistemas de benefício', proveLink, 'nothing'),
  'PVIN-AGRUP-INC': asks('agrupamento de vínculos incompleto: não vai aos sistemas de benefício', NOT_SENT, 'nothing'),
  'PVIN-SUBSTIT-INC': asks('substituição de vínculo incompleta', NOT_SENT),
  'PVIN-TRAB-INTERM': asks(
    'vínculo de trabalho intermitente: não vai aos sistemas de benefício até haver regra',
    eSocial,
    'nothing',
  ),
  'PVIN-ADMISSAO-PROC-TRAB': asks('admissão reconhecida em processo trabalhista, a comprovar', labourSuit),
  'PVIN-ADMISSAO-DESLIG-PROC-TRAB': asks('admissão e desligamento de processo trabalhista, a comprovar', labourSuit),
  'PVIN-DESLIG-PROC-TRAB': asks('desligamento reconhecido em processo trabalhista, a comprovar', labourSuit),
  'PVIN-DESLIG-JUSTIÇA-TRAB': asks('desligamento fixado pela Justiça do Trabalho, a comprovar', labourSuit),
  'PVIN-REC-PROC-TRAB': asks('vínculo reconhecido em processo trabalhista, a comprovar', labourSuit),
  'PVIN-RESP-INDIRETO-PROC-TRAB': asks('responsável indireto por vínculo de processo trabalhista', labourSuit),
  'PVIN-UNIC-CONTR-PROC-TRAB': asks('unicidade de contratos reconhecida em processo trabalhista', labourSuit),
  'PVIN-UNIC-CONTR-TSVE-PROC-TRAB': asks('unicidade de contratos sem vínculo, de processo trabalhista', labourSuit),
};

const alerts: Indicators = {
  IDT: tells('demanda trabalhista', labourSuit),
  IEAN: asks('exposição a agentes nocivos informada pelo empregador, a comprovar', proveHarm),
  'IEAN (15)': asks('exposição a agentes nocivos informada pelo empregador (15 anos), a comprovar', proveHarm),
  'IEAN (20)': asks('exposição a agentes nocivos informada pelo empregador (20 anos), a comprovar', proveHarm),
  'IEAN (25)': asks('exposição a agentes nocivos informada pelo empregador (25 anos), a comprovar', proveHarm),
  'IVIN-PROC-TRAB': tells('vínculo com informação de processo trabalhista', labourSuit),
  'IVIN-TRAB-INTERM': tells(
    'vínculo de trabalho intermitente',
    'Confira os meses sem remuneração ou abaixo do salário mínimo: não contam sem ajuste.',
  ),
  'IVIN-POSSUI-REM-TRAB-INTERM': tells('há remunerações de trabalho intermitente neste vínculo'),
  'IREM-TRAB-INTERM': tells('remuneração de trabalho intermitente'),
  'IVIN-JORN-DIFERENCIADA': tells('vínculo com jornada diferenciada'),
  'IVIN-TRAB-VERDE-AMARELO': tells('contrato verde e amarelo'),
  'IREM-TRAB-VERDE-AMARELO': tells('remuneração de contrato verde e amarelo'),
  'IVIN-AGRUP-VINC': tells('vínculo agrupado com outro'),
  'IVIN-AGRUP-VINC-PART': tells('vínculo agrupado em parte com outro'),
  'IVIN-DESLIG-JUSTIÇA-TRAB': tells('desligamento fixado pela Justiça do Trabalho'),
  'IVIN-POSSUI-REG-PRELIM': tells('há registro preliminar deste vínculo'),
  'IVIN-REG-PRELIM': asks('registro preliminar, sem a admissão completa', proveLink),
  'IVIN-POSSUI-REM-TRANS': tells('há remunerações transferidas de outro vínculo'),
  'IVIN-UNIC-CONTR-PROC-TRAB': tells('unicidade de contratos de processo trabalhista', labourSuit),
  'IVIN-UNIC-CONTR-TSVE-PROC-TRAB': tells('unicidade de contratos sem vínculo, de processo trabalhista', labourSuit),
  'IVIN-REINTEG': reinstated(''),
  'IVIN-REINTEG-ANISTIA': reinstated(' por anistia'),
  'IVIN-REINTEG-OUTROSTIPOS': reinstated(' de outro tipo'),
  'IVIN-REINTEG-PARC': reinstated(' parcial'),
  'IVIN-REINTEG-PARC-PROC-TRAB': reinstated(' parcial em processo trabalhista', labourSuit),
  'IVIN-REINTEG-PROC-TRAB': reinstated(' em processo trabalhista', labourSuit),
  'IVIN-REINTEG-TOT': reinstated(' total'),
  'IVIN-REINTEG-TOT-PROC-TRAB': reinstated(' total em processo trabalhista', labourSuit),
};

const remunerations: Indicators = {
  'PREM-FVIN': asks('remuneração posterior ao fim do vínculo: não é computada', checkDates, 'nothing'),
  'PREM-IVIN': asks('remuneração anterior ao início do vínculo: não é computada', checkDates, 'nothing'),
  'PREM-EMPR': asks(
    'remuneração fora do período de atividade do empregador: não é computada',
    'Não há acerto no CNIS: se a data estiver errada, o empregador a retifica na Receita Federal.',
    'nothing',
  ),
  'PREM-OBITO': asks('remuneração posterior ao óbito', leaveOut),
  'PREM-FORA-ATIV-INTERM': asks('remuneração fora da atividade intermitente', eSocial),
  'PREM-FORA-CONVOC': asks('remuneração fora da convocação do intermitente', eSocial),
  'PREM-FORA-REINTEG-ANISTIA': asks('remuneração fora da reintegração por anistia', reinstatement),
  'PREM-FORA-REINTEG-OUTROSTIPOS': asks('remuneração fora da reintegração de outro tipo', reinstatement),
  'PREM-FORA-REINTEG-PROC-TRAB': asks(
    'remuneração fora da reintegração de processo trabalhista',
    labourSuit,
    'nothing',
  ),
  'PREM-REINTEG-ANISTIA': asks('remuneração de reintegração por anistia, a comprovar', reinstatement),
  'PREM-REINTEG-OUTROSTIPOS': asks('remuneração de reintegração de outro tipo, a comprovar', reinstatement),
  'IREM-REINTEG-PARC-PROC-TRAB': tells('remuneração de reintegração parcial em processo trabalhista'),
  'IREM-REINTEG-TOT-PROC-TRAB': tells('remuneração de reintegração total em processo trabalhista'),
  'PREM-PER-DESLIG-APOSENT': asks('remuneração no período do desligamento por aposentadoria', checkDates),
  'PREM-POS-DESLIG-APOSENT': asks('remuneração depois do desligamento por aposentadoria', checkDates),
  'PREM-PER-DESLIG-JUD': asks('remuneração no período do desligamento judicial', checkDates),
  'PREM-POS-DESLIG-JUD': asks('remuneração depois do desligamento judicial', checkDates, 'nothing'),
  'IREM-PER-QUARENTENA': tells('remuneração em período de quarentena'),
  'PREM-POS-QUARENTENA': asks('remuneração depois da quarentena: não é computada', checkDates, 'nothing'),
  'PREM-VINC-PROC-TRAB': asks('verba de processo trabalhista sozinha na competência, a comprovar', labourSuit),
  'IREM-VINC-PROC-TRAB': tells('parcela de processo trabalhista somada à remuneração: liberada automaticamente'),
  'IREM-INDPEND': tells('há remunerações deste vínculo com indicadores ou pendências'),
  'IREM-ACD': tells('parcela de acordo, convenção ou dissídio coletivo'),
  'IREM-PARC-CEDIDO': tells('parcela paga a trabalhador cedido'),
  'IREM-PARC-DIR-SIND': tells('parcela paga a dirigente sindical'),
};

export const ofLinks: Indicators = { ...ofServants, ...pendencies, ...alerts, ...remunerations };
