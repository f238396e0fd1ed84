"""Ways to write a name so that it looks like another."""

SPELLINGS = {
    "accents": ["Léonie", "Le\u0301onie", "Leoniė", "Ľeonie", "Ŀeonie"],
    "capitals and spaces": ["LEONIE", "leonie", "L e o n i e", "Leo nie"],
    "punctuation": ["Leonie.", "-Leonie-", "Leo-nie", "L.e.o.n.i.e", "_Leonie_", "Leonie!", "(Leonie)", "Leo·nie"],
    "compatible forms": ["Ｌｅｏｎｉｅ", "𝐋𝐞𝐨𝐧𝐢𝐞", "𝓛𝓮𝓸𝓷𝓲𝓮", "𝕃𝕖𝕠𝕟𝕚𝕖", "𝙻𝚎𝚘𝚗𝚒𝚎", "ℒeonie", "ᴸᵉᵒⁿⁱᵉ"],
    "circles and squares": ["Ⓛⓔⓞⓝⓘⓔ", "🅛🅔🅞🅝🅘🅔", "🅻🅴🅾🅽🅸🅴", "🄻🄴🄾🄽🄸🄴", "⒧⒠⒪⒩⒤⒠", "🇱🇪🇴🇳🇮🇪"],
    "small capitals": ["ʟᴇᴏɴɪᴇ", "Lᴇᴏɴɪᴇ"],
    "strokes and hooks": ["Łeonie", "Leønie", "Leoɲie", "Leonɨe"],
    "Cyrillic": ["Lеonie", "Leоnie", "Lеоnіе", "Leonӏe"],
    "Greek": ["Leοnie", "Leoηie", "LEΟΝΙΕ", "Leonιe"],
    "other scripts": ["Ⅼeonie", "ꓡeonie", "Ꮮeonie", "Leօnie", "Leoռie", "Lеᴏnie", "Le𐐬nie"],
    "digits and lines": ["1eonie", "Le0nie", "|eonie", "Leon1e"],
}  # fmt: skip
"""Of Leonie, by what they use."""
