/**
 * The postal code prefixes of states, as patterns. They are wide where codes cross a border: a mismatch is a warning,
 * never a refusal. Source: libaddressinput's `sub_zips` (CC-BY 4.0); Sri Lanka's by Sri Lanka Post, whose codes start
 * with the number of the district.
 */
const beginnings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: byState(`AL 3[56]; AK 99[5-9]; AS 96799; AZ 8[56]; AR 71[6-9]|72|75502; CA 9[0-5]|96[01]; CO 8[01]; CT 06;
    DE 19[7-9]; DC 20|569; FM 969; FL 3[234]; GA 3[01]|39[89]; GU 969; HI 96[78]; ID 83; IL 6[0-2]; IN 4[67];
    IA 5[0-2]; KS 6[67]; KY 4[0-2]; LA 70|71[0-5]; ME 039|04; MH 969; MD 2[01]; MA 01|02|055; MI 4[89];
    MN 55|56[0-7]; MS 38[6-9]|39; MO 6[3-5]; MT 59; NE 6[89]; NV 8[89]; NH 03; NJ 0[78]; NM 8[78];
    NY 1[0-4]|06390|005; NC 2[78]; ND 58; MP 969; OH 4[3-5]; OK 7[34]; OR 97; PW 969; PA 1[5-9]; PR 00[679]; RI 02[89];
    SC 29; SD 57; TN 3[78]; TX 7[3-9]|885; UT 84; VT 05; VI 008; VA 20[1]|2[2-4]; WA 98|99[0-4]; WV 2[4-6];
    WI 5[34]; WY 82|83; AA 340; AE 09; AP 96[2-6]`),
  IN: byState(`AN 744; AP 5[0-3]; AR 79[0-2]; AS 78; BR 8[0-5]; CH 16; CT 49; DH 396|362; DL 11; GA 403; GJ 3[6-9];
    HR 1[23]; HP 17; JK 1[89]; JH 8[1-3]; KA 5[6-9]; KL 6[7-9]; LA 194; LD 682; MP 4[5-8]; MH 4[0-4]; MN 795;
    ML 79[34]; MZ 796; NL 79[78]; OR 7[5-7]; PY 60[579]|533|673; PB 1[4-6]; RJ 3[0-4]; SK 737; TN 6[0-4]; TG 50;
    TR 799; UT 2[46]; UP 2[0-8]; WB 7[0-4]`),
  CA: byState(
    'AB T|S9V; BC V; MB R; NB E; NL A; NT X; NS B; NU X; ON [KLMNP]; PE C; QC [GHJ]|K1A; SK S; YT Y',
  ),
  AU: byState(`ACT 02|26|29; NSW 1|2|3500|358[56]|3644|3691|3707|438[35]; NT 0[89]; QLD [49]; SA 5|0872; TAS 7; VIC [38];
    WA 6|0872`),
  JP: byState(`01 0[4-9]|00[1-7]; 02 03|018; 03 02; 04 98; 05 01; 06 99; 07 9[67]; 08 3[01]; 09 32|311|349; 10 37|38[49];
    11 3[3-6]; 12 2[6-9]; 13 1[0-8]|19[0-8]|20; 14 2[1-5]|199; 15 9[45]|389; 16 93; 17 92|939; 18 91|922; 19 40; 20 3[89]|949;
    21 50; 22 4[1-9]; 23 4[4-9]|431; 24 51|498|647; 25 52; 26 6[0-2]|520; 27 5[3-9]|618|630; 28 6[5-7]|563; 29 63|64[78];
    30 64|519; 31 68; 32 69|68[45]; 33 7[01]; 34 7[23]; 35 7[45]; 36 77; 37 76; 38 79; 39 78; 40 8[0-3]|871; 41 84;
    42 85|81[17]|848; 43 86; 44 87|839; 45 88; 46 89; 47 90`),
  // By district, as in addresses, and by province.
  LK: byState(`Ampara 32; Anuradhapura 50; Badulla 90; Batticaloa 30; Colombo 0[01]|10; Galle 80; Gampaha 1[01]; Hambantota 82;
    Jaffna 40; Kalutara 1[02]; Kandy 20; Kegalle 71; Kilinochchi 4[024]; Kurunegala 60; Mannar 41; Matale 21; Matara 81;
    Monaragala 91; Mullaitivu 4[2-4]; Nuwara Eliya 2[02]; Polonnaruwa 51; Puttalam 61; Ratnapura 70; Trincomalee 31;
    Vavuniya 43; LK-1 0[01]|1[0-2]; LK-2 2[0-2]; LK-3 8[0-2]; LK-4 4[0-4]; LK-5 3[0-2]; LK-6 6[01]; LK-7 5[01]; LK-8 9[01];
    LK-9 7[01]`),
}

/** Whether a valid postal code belongs to another state of the country, as far as the code shows. */
export function liesElsewhere(countryCode: string, stateCode: string, postalCode: string): boolean {
  const beginning = beginnings[countryCode]?.[stateCode]
  return beginning !== undefined && !new RegExp(`^(${beginning})`).test(postalCode)
}

function byState(text: string): Record<string, string> {
  const entries = text.split(';').map((entry) => {
    const words = entry.trim().split(' ')
    const beginning = words.pop() ?? ''
    return [words.join(' '), beginning] as const
  })
  return Object.fromEntries(entries)
}
