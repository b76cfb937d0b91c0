"""Number words of other widespread languages, which players may know."""

from .language import any_of, each_with

_SPANISH = "dos tres cuatro cinco seis siete ocho nueve"
_ITALIAN = "due tre quattro cinque sei sette nove"
_DUTCH = "twee drie vier vijf zes zeven acht negen"

NUMBERS = " ".join(
    (
        # Spanish
        _SPANISH,
        """
        diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta
        cuarenta cincuenta sesenta setenta ochenta noventa docena veintena
        """,
        each_with("veinti", f"un uno una {_SPANISH}"),
        # Italian
        _ITALIAN,
        """
        otto dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove
        venti trenta quaranta cinquanta sessanta settanta ottanta novanta dozzina ventina
        """,
        each_with("venti trenta quaranta cinquanta sessanta settanta ottanta novanta", _ITALIAN),
        each_with("vent trent quarant cinquant sessant settant ottant novant", "un uno otto"),
        # Dutch
        _DUTCH,
        """
        tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien
        twintig dertig veertig vijftig zestig zeventig tachtig negentig dozijn
        """,
        each_with(
            each_with(f"een {_DUTCH}", "en"),
            "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
        ),
        # Polish
        """
        dwa dwie dwoch trzy trzech cztery czterech pięć pięciu sześć sześciu siedem siedmiu osiem
        ośmiu dziewięć dziewięciu dziesięć dziesięciu jedenaście dwanaście trzynaście czternaście
        piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści
        czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt tuzin
        """,
        # Portuguese
        """
        dois duas quatro sete oito dez onze doze treze quinze dezasseis dezesseis dezassete
        dezessete dezoito dezanove dezenove vinte trinta quarenta cinquenta sessenta oitenta duzia
        """,
        # Turkish
        "iki yedi sekiz dokuz yirmi otuz altmış yetmiş seksen doksan",
        # Belarusian
        """
        дзве тры чатыры пяць шэсць восем дзевяць дзесяць адзінаццаць дванаццаць трынаццаць
        чатырнаццаць пятнаццаць шаснаццаць семнаццаць васемнаццаць дзевятнаццаць дваццаць трыццаць
        сорак пяцьдзесят шэсцьдзесят семдзесят восемдзесят дзевяноста
        """,
    )
)

ORDINARY = "once dos tres quince due tre sei otto dois doze dez tien twee"
"""Those that are other words here: "once more", "très bien", "sei so gut", "c'est le tien"."""

HAVING = (
    f"{any_of('tengo tienes tiene ho hai heb hebt heeft mam masz tenho')} "
    f"(?:{any_of('el la il lo de het een un una o a')} )?{any_of(ORDINARY)}"
)
"""A pattern of phrases in which even these are numbers."""
