// Only here to carry the precompiled header.
